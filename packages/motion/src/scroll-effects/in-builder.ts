/** Scroll effects in a builder's preview: what the builder tells moves, with whatever scrolls there. Fetched there only. */
import { asList, asRecord, type BuilderContext, listen } from '@enliven/core';
import { builderGround } from './builder-ground';
import { followScroll } from './follow-scroll';
import type { Entry, Lists } from './lists';
import { plainLists } from './plain-lists';
import { LOCATION_REST } from './rare-constants';

/** Until the builder speaks, only what surrounds the canvas is the server's. */
const AROUND = /_tb_(header|body|footer)$/;

function around({ legacy, native }: Lists): Lists {
  const ofServer = (id: unknown) => AROUND.test(`${id}`);
  const devices = Object.entries(asRecord(legacy)).map(([device, list]) => [
    device,
    asList(list).filter((entry) => ofServer((Object(entry) as Entry).id)),
  ]);
  return {
    legacy: Object.fromEntries(devices),
    native: Object.fromEntries(Object.entries(asRecord(native)).filter(([id]) => ofServer(id))),
  };
}

/** @returns the function that ends it */
export function inBuilder(root: Element, printed: Lists, context: BuilderContext): () => void {
  const view = root.ownerDocument.defaultView as Window;
  const ground = builderGround(view, context);
  let lists = plainLists(around(printed));
  let timer: ReturnType<typeof setTimeout>;
  const { begin, stop } = followScroll(root, lists, {
    ground,
    // It might save the classes.
    marked: new Set(),
    isTheirs: (element) => element.closest('[data-enliven-ignore]') !== null,
  });

  const ends = [
    listen(view, 'ETBuilderScrollSettingsSyncs', (event) => {
      // There nothing looks as it will.
      if (view.document.documentElement.matches('.et-fb-preview--wireframe')) return;
      const { settings } = asRecord((event as CustomEvent).detail);
      // One of the two kinds of lists.
      const isLegacy = Object.values(asRecord(settings)).some(Array.isArray);
      lists = plainLists(isLegacy ? { legacy: settings } : { native: settings });
      begin(lists);
    }),
    listen(view, 'et_fb_preview_mode_changed', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        ground.change();
        begin(lists);
      }, LOCATION_REST);
    }),
    () => clearTimeout(timer),
    stop,
  ];
  return () => {
    for (const end of ends) end();
  };
}
