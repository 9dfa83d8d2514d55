/** Special forms of pages: 100 levels deep, 5,000 modules, and names of members on many elements. */
import { elementsOf, type Scene } from './mutation';
import { copyOf, type Element, elementOf, elementsBelow, hasClass, insert, nameOf, remove } from './tree';

export type Form = 'usual' | 'whole' | 'deep' | 'many' | 'names';

const DEPTH = 100;
const MODULES = 5000;
/** Number of elements that 5,000 modules may have in all, so that the browser itself does not take long. */
const ELEMENTS = 60_000;
/** Number of names on one page. */
const NAMES = 140;

/** Returns the form of a seed. */
export function formOf(seed: number): Form {
  if (seed % 200 === 17) return 'many';
  if (seed % 20 === 7) return 'names';
  if (seed % 20 === 13) return 'deep';
  return seed % 25 === 3 ? 'whole' : 'usual';
}

const modulesOf = (scene: Scene): Element[] => {
  const all = elementsOf(scene).filter(({ attrs }) => attrs.length > 0);
  const modules = all.filter((element) => hasClass(element, 'et_pb_module') || element.tagName === 'form');
  return modules.length > 0 ? modules : all;
};

function nestDeeply(scene: Scene): string {
  const element = scene.random.oneOf(modulesOf(scene));
  const parent = element.parentNode;
  if (!parent) return '';
  const mark = elementOf('<i></i>');
  insert(parent, mark, element);
  remove(element);
  // Half of the time small modules contain each other with their content, otherwise only their outermost elements.
  const isWhole = scene.random.chance(50) && elementsBelow(element).length < 20;
  const original = copyOf(element);
  let inner = element;
  for (let level = 1; level < DEPTH; level++) {
    const outer = copyOf(original);
    if (!isWhole) outer.childNodes = [];
    insert(outer, inner);
    inner = outer;
  }
  insert(parent, inner, mark);
  remove(mark);
  return `nests ${nameOf(element)} ${DEPTH} levels deep`;
}

/** Elements of which the browser itself cannot show thousands. */
const HEAVY = new Set(['video', 'audio', 'iframe', 'object', 'embed']);

function multiply(scene: Scene): string {
  const isLight = (element: Element): boolean => {
    const all = [element, ...elementsBelow(element)];
    return all.length * MODULES <= ELEMENTS && !all.some(({ tagName }) => HEAVY.has(tagName));
  };
  const modules = modulesOf(scene).filter(isLight);
  const light = modules.length > 0 ? modules : elementsOf(scene).filter(isLight);
  const element = scene.random.oneOf(light);
  const parent = element.parentNode;
  if (!parent) return '';
  for (let left = MODULES; left > 1; left--) insert(parent, copyOf(element), element);
  return `has ${MODULES} copies of ${nameOf(element)}`;
}

const NAMED: readonly ((name: string) => string)[] = [
  (name) => `<img name="${name}" id="${name}" alt="">`,
  (name) => `<form name="${name}" id="${name}"></form>`,
  (name) => `<object name="${name}" id="${name}"></object>`,
  (name) => `<a name="${name}" id="${name}" href="#${name}">a</a>`,
  (name) => `<input name="${name}" id="${name}" type="hidden">`,
];

/** Inserts elements with names, in forms and modules of the page, and before them. */
function claimNames(scene: Scene, seed: number): string {
  const { members, body, random } = scene;
  const block = Math.floor(seed / 20) % Math.ceil(members.length / NAMES);
  const names = members.slice(block * NAMES, (block + 1) * NAMES);
  const make = random.oneOf(NAMED);
  const forms = elementsOf(scene).filter(({ tagName }) => tagName === 'form');
  const isInForm = forms.length > 0 && random.chance(60);
  const host = isInForm ? random.oneOf(forms) : body;
  const first = host.childNodes[0];
  for (const name of names) insert(host, elementOf(isInForm ? (NAMED[4] ?? make)(name) : make(name)), first);
  return `names "${names[0]}" to "${names.at(-1)}" as ${make('…')} in ${nameOf(host)}`;
}

/** Gives a page its special form. @returns a description, empty for usual pages */
export function deform(scene: Scene, form: Form, seed: number): string {
  if (form === 'deep') return nestDeeply(scene);
  if (form === 'many') return multiply(scene);
  return form === 'names' ? claimNames(scene, seed) : '';
}
