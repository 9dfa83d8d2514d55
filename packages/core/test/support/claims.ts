/** Random markup and random claims on it: after all releases the markup must be unchanged. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type ClaimKey, claim, type Release } from '../../src/claims/claim';

/** Key and value of a claim. */
interface Wish {
  key: ClaimKey;
  value: unknown;
}

/** Claims a wish, or releases the held claim at this position. */
type Step = { wish: Wish } | { release: number };

const SPACE = fc.constantFrom(' ', '  ', '\n', '\t', ' \f ', '\r\n');
const NAME = fc.constantFrom('a', 'b', 'et_pb_toggle', 'et_pb_toggle_open', 'été', 'md:w-1/2', 'a');

/** Class attributes as themes print them: duplicate names, tabs, line breaks, leading and trailing space. */
const classText = fc
  .tuple(fc.constantFrom('', ' ', '\n'), fc.array(fc.tuple(NAME, SPACE), { maxLength: 5 }))
  .map(([start, names]) => start + names.map(([name, space]) => name + space).join(''));

const DECLARATIONS = [
  'color: red',
  'COLOR:RED',
  'color:#FF0000 !important',
  'display:none',
  'display : block !IMPORTANT',
  'margin:0 auto',
  'margin-left: 3px',
  'padding:1px 2px 3px',
  'overflow-x:hidden',
  'background:url("a.png") no-repeat 50%/cover',
  'background-color: rgba(0,0,0,.5)',
  '--gap: 1px ',
  '--x:{a:b}',
  'transition-duration:1s',
  'transform:translate(1.0px,0)',
  'nonsense:1',
  'width: 12 px',
  'opacity:.50',
  '/* note */ height:calc(1px + 2px)',
];

/** Handwritten style attributes: shorthands, capitals, comments, invalid declarations, extra and missing semicolons. */
const styleText = fc
  .array(fc.tuple(fc.constantFrom(...DECLARATIONS), fc.constantFrom(';', '; ', ' ;;', ';\n')), { maxLength: 5 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

const attributes = fc
  .uniqueArray(
    fc.oneof(
      fc.tuple(fc.constant('class'), classText),
      fc.tuple(fc.constant('style'), styleText),
      fc.tuple(
        fc.constantFrom('id', 'title', 'aria-expanded', 'data-x', 'hidden', 'tabindex'),
        fc.constantFrom('', 'x'),
      ),
    ),
    { selector: ([name]) => name, maxLength: 6 },
  )
  .map((list) => list as [string, string][]);

const STYLE_WISHES: [ClaimKey, (string | null)[]][] = [
  ['style:color', ['blue', 'red', null, 'green !important']],
  ['style:display', ['none', 'block', null, 'flex !important']],
  ['style:height', ['12px', null, 'auto']],
  ['style:opacity', ['0', '1', null]],
  ['style:margin-left', ['7px', null]],
  ['style:--gap', ['2px', null, ' 3px !important']],
  ['style:transform', ['none', 'scale(2)', null]],
];

/** Wishes for shorthand properties, which only browsers expand. */
export const SHORTHAND_WISHES: [ClaimKey, (string | null)[]][] = [
  ['style:margin', ['4px', '1px 2px', null, '0 !important']],
  ['style:overflow', ['hidden', null]],
  ['style:background', ['red', null]],
  ['style:transition', ['none', 'opacity 1s', null]],
];

const OTHER_WISHES: [ClaimKey, (string | boolean | null)[]][] = [
  ['class:a', [true, false]],
  ['class:et_pb_toggle_open', [true, false]],
  ['class:new', [true, false]],
  ['attr:id', ['mine', null]],
  ['attr:aria-expanded', ['true', 'false', null]],
  ['attr:role', ['button', null]],
  ['attr:hidden', ['', null]],
  ['attr:data-x', ['', 'y', null]],
];

const steps = (wishes: [ClaimKey, (string | boolean | null)[]][]) =>
  fc.array<Step>(
    fc.oneof(
      fc
        .constantFrom(...wishes)
        .chain(([key, values]) => fc.constantFrom(...values).map((value) => ({ wish: { key, value } }))),
      fc.nat({ max: 9 }).map((release) => ({ release })),
    ),
    { minLength: 1, maxLength: 14 },
  );

/** Generators of an element's attributes, of claims and releases, and of the order of the remaining releases. */
export const scenario = (more: [ClaimKey, (string | null)[]][] = []) =>
  [attributes, steps([...OTHER_WISHES, ...STYLE_WISHES, ...more]), fc.infiniteStream(fc.nat({ max: 20 }))] as const;

/** Runs a scenario and expects that the element's markup is restored. */
export function play(list: [string, string][], steps: Step[], order: Iterable<number>): void {
  const element = document.createElement('div');
  for (const [name, value] of list) element.setAttribute(name, value);
  const server = element.outerHTML;
  const held: Release[] = [];
  const give = (at: number) => held.splice(at % Math.max(1, held.length), 1)[0]?.();
  for (const step of steps) {
    if ('wish' in step) held.push(claim(element, step.wish.key, step.wish.value));
    else give(step.release);
  }
  for (const at of order) {
    if (held.length === 0) break;
    give(at);
  }
  expect(element.outerHTML).toBe(server);
}
