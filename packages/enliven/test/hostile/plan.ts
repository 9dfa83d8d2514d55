/** Plan of hostile values: every listed page input, with the values of one kind at a time. */
import reads from '../../../../scripts/reads/reads.json' with { type: 'json' };
import type { Group } from './document';
import type { Plan } from './infest';
import { SHORT } from './values';

/** Globals with content of authors; all others belong to the site. */
const AUTHORS = /^(divi(Element|Module)|et_(animation_data|link_options_data|pb_(box|motion|sticky)))/;
/** Excluded globals: those of a builder, in which the runtime does not run, and those that are code. */
const BUILDER = ['ET_Builder', 'et_builder_utils_params', 'diviBreakpointData'];
const CODE =
  /^(scheduler|navigation|trustedTypes|cookieStore|Animation|ScrollTimeline|ViewTimeline|LazyLoad|enliven|jQuery|YT|onYouTube.*|dashjs|flvjs|google|addComment|grecaptcha|turnstile|wp_has_consent|et_load_.*|et_force_.*)$/;
export const globals = {
  authors: reads.globals.filter((name) => AUTHORS.test(name)),
  site: reads.globals.filter((name) => !AUTHORS.test(name) && !BUILDER.includes(name) && !CODE.test(name)),
};

const { SCRIPTS, DOCUMENTS, HOSTS, IDS, HTML, NAMES, NUMBERS, SELECTORS, TEXTS, JSONS } = SHORT;
const harmless = [...HTML, ...NUMBERS, ...SELECTORS, ...TEXTS, ...JSONS];
const addresses = [...HOSTS, ...TEXTS];
/** Values for all inputs, grouped by effect, so that values of one group can combine. */
export const KINDS: [string, readonly string[]][] = [
  ['scripts', [...SCRIPTS, ...DOCUMENTS]],
  ['hosts', [...HOSTS, ...IDS]],
  ['markup and names', [...HTML, ...NAMES, ...JSONS]],
  ['odd values', [...NUMBERS, ...SELECTORS, ...TEXTS]],
];

/** Replacements of `*` in names. */
const STARS = ['tablet', 'phone', 'hover', 'desktop', 'trigger', 'target'];
const LAZY = ['srcset', 'sizes', 'poster', 'bg', 'bg-hidpi', 'bg-multi', 'bg-multi-hidpi', 'bg-set', 'lazy-srcset'];
export const attributes = [
  ...reads.attributes.flatMap((name) => (name.includes('*') ? STARS.map((star) => name.replaceAll('*', star)) : name)),
  ...LAZY.map((name) => `data-${name}`),
].filter((name) => !/^data-enliven|^tablet|^phone|-hover-hover/.test(name));

const fieldsOf: Record<Group, (keyof typeof reads.fields)[]> = {
  media: ['media', 'lazyload'],
  grids: ['modules'],
  forms: ['forms', 'modules'],
  motion: ['motion', 'sticky', 'beacon'],
  text: ['modules', 'core', 'tracking'],
  shop: ['shop', 'core'],
};
/** Fields that decide which code plays a video, and which function is called. */
const PLAYER = ['dash', 'flv', 'hls', 'youtube', 'success', 'error', 'customError', 'poster', 'path'];

export const planFor = (group: Group, seed: number, share: number, any: readonly string[]): Plan => ({
  seed,
  share,
  values: { any: [...any], harmless, addresses },
  attributes,
  fields: fieldsOf[group].flatMap((name) => reads.fields[name]),
  often: group === 'media' ? PLAYER : [],
  globals,
  ids: [],
});
