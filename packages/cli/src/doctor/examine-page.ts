/** Static analysis of a page: its behaviors, and which original scripts can be removed. */
import { compose, parsePage, type Units } from '@enliven/compose';
import {
  type CoverOptions,
  elementsOf,
  gzipSize,
  type PagePlan,
  pageText,
  planPage,
  unknownModules,
} from '@enliven/compose/site';
import { compile } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import type { PageInput } from './page-input';
import type { FoundBehavior, PageReport } from './page-report';

/** Facts found without a browser, and the plan that changes the page for the second visit. */
export interface ExaminedPage {
  facts: Pick<PageReport, 'behaviors' | 'unknownModules' | 'kept' | 'hasEnliven' | 'enlivenBytes' | 'lines'>;
  plan: PagePlan;
  /** Scripts to remove. */
  removed: { name: string; address: string; tag: string }[];
}

/** Matches the addresses of Enliven's entry scripts and composed files. */
const ENLIVEN = /(?:^|\/)enliven(?:\.iife|-[0-9a-f]{10})?\.js(?:[?#]|$)/;
const MAX_LENGTH = 300;
const SRC = /\s(?:data-rocket-src|data-src|src)\s{0,9}=\s{0,9}["']?([^"'\s>]{1,4000})/i;
const ID = /\sid\s{0,9}=\s{0,9}["']?([^"'\s>]{1,200}?)-js["'\s>]/i;

/** Returns the element in one line. Long inline code is cut off. */
function tagText(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

function behaviorsOf(plan: PagePlan, elements: readonly Element[], { behaviors, scripts }: Units): FoundBehavior[] {
  const whys = new Map(plan.kept.map(({ name, why }) => [name, why]));
  const inIgnored = compile<AnyNode, Element>('[data-enliven-ignore], [data-enliven-ignore] *');
  const candidates = elements.filter((element) => !inIgnored(element));
  return plan.behaviors.map((name) => {
    const { selector = '', globals } = behaviors[name] ?? {};
    const matches = compile<AnyNode, Element>(selector || ':not(*)');
    const script = Object.keys(scripts).find((handle) => whys.has(handle) && scripts[handle]?.includes(name));
    return {
      name,
      elements: globals ? 1 : candidates.filter((element) => matches(element)).length,
      ...(script && { staysOut: { script, why: whys.get(script) ?? '' } }),
    };
  });
}

/** Returns the decoded path of an address. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return '';
  }
}

/** Returns the lines of PHP that keep WordPress from printing scripts. */
const dequeue = (handles: readonly string[]): string[] =>
  handles.length === 0
    ? []
    : [
        "add_action('wp_print_footer_scripts', function () {",
        ...handles.map((handle) => `  wp_dequeue_script('${handle}');`),
        '}, 1);',
      ];

/**
 * Examines a page without a browser.
 *
 * @throws ComposeError if the page is too large or broken
 */
export function examinePage(
  { bytes, name, address, folder }: PageInput,
  { units }: { units: Units },
  options: CoverOptions = {},
): ExaminedPage {
  const { origin, pathname } = new URL(address);
  const site = folder ? options : { ...options, origin };
  const plan = planPage(decodePath(pathname), bytes, units, site);
  const text = pageText(bytes);
  const elements = [...elementsOf(parsePage(text))];
  const hasEnliven = plan.scripts.before.some((address) => ENLIVEN.test(address));
  const tags = plan.cuts.map(({ start, end }) => text.slice(start, end));
  const removed = tags.flatMap((tag) => {
    const address = SRC.exec(tag.slice(0, tag.indexOf('>') + 1))?.[1];
    if (!address) return [];
    return [
      { name: ID.exec(tag)?.[1] ?? (address.split(/[?#]/, 1)[0] as string).slice(-60), address, tag: tagText(tag) },
    ];
  });
  const behaviors = behaviorsOf(plan, elements, units);
  const isWordPress = /\/wp-(?:content|includes)\//.test(text);
  const { flavour } = units;
  const served = flavour === 'lite' ? '/enliven/lite/' : '/enliven/';
  const add = [
    ...plan.sheets.map((sheet) => `<link rel="stylesheet" href="/enliven/${sheet}">`),
    `<script type="module" src="${served}enliven.js"></script>`,
  ];
  const handles = removed.map((one) => one.name).filter((handle) => /^[\w-]+$/.test(handle));
  return {
    plan,
    removed,
    facts: {
      behaviors,
      unknownModules: unknownModules(elements, options.covers),
      kept: plan.kept.filter((one) => !ENLIVEN.test(one.name)),
      hasEnliven,
      enlivenBytes: plan.behaviors.length > 0 ? gzipSize(compose(plan.behaviors, { units }).code) : 0,
      lines: {
        remove: tags.map(tagText),
        add: plan.behaviors.length > 0 && !hasEnliven ? add : [],
        wordpress: isWordPress && /^https?:/.test(name) ? dequeue(handles) : [],
      },
    },
  };
}
