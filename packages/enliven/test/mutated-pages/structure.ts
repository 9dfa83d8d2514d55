/** Mutations of structure: drop, move, nest, duplicate and re-class elements. */
import { anElement, elementsOf, type Mutation } from './mutation';
import { classesOf, copyOf, elementsBelow, insert, isWithin, nameOf, remove, setValue } from './tree';

/** Largest number of copies of one element. */
const COPIES = 12;
/** Number of elements that copies may add. */
const ADDED = 600;

const drop: Mutation = (scene) => {
  const element = anElement(scene);
  if (!element) return undefined;
  remove(element);
  return `drops ${nameOf(element)}`;
};

const unwrap: Mutation = (scene) => {
  const element = anElement(scene, ({ childNodes }) => childNodes.length > 0);
  const parent = element?.parentNode;
  if (!element || !parent) return undefined;
  for (const child of elementsBelow(element).filter(({ parentNode }) => parentNode === element)) {
    remove(child);
    insert(parent, child, element);
  }
  remove(element);
  return `takes the content out of ${nameOf(element)}`;
};

const move: Mutation = (scene) => {
  const element = anElement(scene);
  const target = element && anElement(scene, (one) => !isWithin(one, element) && one.parentNode !== null);
  if (!element || !target?.parentNode) return undefined;
  remove(element);
  if (scene.random.chance(50)) insert(target, element);
  else insert(target.parentNode, element, target);
  return `moves ${nameOf(element)} to ${nameOf(target)}`;
};

const nest: Mutation = (scene) => {
  const element = anElement(scene);
  if (!element) return undefined;
  const inner = copyOf(element);
  const hosts = elementsBelow(element);
  const host = hosts.length > 0 && scene.random.chance(70) ? scene.random.oneOf(hosts) : element;
  insert(host, inner);
  return `nests ${nameOf(element)} in itself, at ${nameOf(host)}`;
};

const duplicate: Mutation = (scene) => {
  const element = anElement(scene);
  const parent = element?.parentNode;
  if (!element || !parent) return undefined;
  const most = Math.min(COPIES, Math.floor(ADDED / (elementsBelow(element).length + 1)));
  if (most < 1) return undefined;
  const count = 1 + scene.random.below(most);
  for (let left = count; left > 0; left--) insert(parent, copyOf(element), element);
  return `adds ${count} copies of ${nameOf(element)}`;
};

const reclass: Mutation = (scene) => {
  const { random, classes } = scene;
  const element = anElement(scene);
  const other = anElement(scene);
  if (!element || !other) return undefined;
  const own = classesOf(element);
  const before = nameOf(element);
  const kind = random.below(4);
  if (kind === 0) setValue(element, 'class', classesOf(other).join(' '));
  else if (kind === 1) setValue(element, 'class', [...own, random.oneOf(classes)].join(' '));
  else if (kind === 2) setValue(element, 'class', random.some(own, own.length - 1).join(' '));
  else setValue(element, 'class', random.some(classes, 3).join(' '));
  return `gives ${before} the class "${classesOf(element).join(' ').slice(0, 120)}"`;
};

const retag: Mutation = (scene) => {
  const element = anElement(scene);
  if (!element) return undefined;
  const before = nameOf(element);
  const tag = scene.random.oneOf(['div', 'span', 'a', 'form', 'button', 'ul', 'select', 'video', 'section', 'svg']);
  element.tagName = tag;
  element.nodeName = tag;
  return `makes ${before} a <${tag}>`;
};

const swap: Mutation = (scene) => {
  const element = anElement(scene);
  const same = element && elementsOf(scene).filter(({ tagName }) => tagName === element.tagName);
  if (!element || !same) return undefined;
  const other = scene.random.oneOf(same);
  [element.attrs, other.attrs] = [other.attrs, element.attrs];
  return `exchanges the attributes of ${nameOf(element)} and ${nameOf(other)}`;
};

export const STRUCTURE: readonly Mutation[] = [drop, unwrap, move, nest, duplicate, reclass, reclass, retag, swap];
