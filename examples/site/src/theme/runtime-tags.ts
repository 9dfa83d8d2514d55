// Tags that load the runtime, for each value of the `load` switch.

import type { Load, Switches } from '../switches';

interface Tags {
  head?: string;
  bodyEnd?: string;
}

const tagsOf: Record<Load, (base: string) => Tags> = {
  module: (base) => ({ head: `<script type="module" src="${base}enliven.js"></script>` }),
  async: (base) => ({ head: `<script type="module" async src="${base}enliven.js"></script>` }),
  defer: (base) => ({ head: `<script defer src="${base}enliven.iife.js"></script>` }),
  end: (base) => ({ bodyEnd: `<script type="module" src="${base}enliven.js"></script>` }),
  // The most difficult place for a classic script, since the body does not exist yet.
  iife: (base) => ({ head: `<script src="${base}enliven.iife.js"></script>` }),
  'modules-only': (base) => ({ head: `<script type="module" src="${base}modules.js"></script>` }),
  late: (base) => ({ head: `<script defer src="/scripts/load-later.js" data-src="${base}enliven.js"></script>` }),
  delayed: (base) => ({
    head: `<link rel="stylesheet" href="${base}failsafe.css">
<script src="${base}first-tap.js"></script>
<script defer src="/scripts/load-on-first-touch.js" data-src="${base}enliven.js"></script>`,
  }),
  none: () => ({}),
};

const baseOf = ({ flavour }: Switches): string => (flavour === 'lite' ? '/enliven/lite/' : '/enliven/');

const tags = (switches: Switches): Tags => tagsOf[switches.load](baseOf(switches));

/** Returns the address of the loader, even if the page does not load it. */
export const loaderOf = (switches: Switches): string => `${baseOf(switches)}enliven.js`;

const line = (tag?: string): string => (tag ? `${tag}\n` : '');

export const headTags = (switches: Switches): string => line(tags(switches).head);

export const bodyEndTags = (switches: Switches): string => line(tags(switches).bodyEnd);
