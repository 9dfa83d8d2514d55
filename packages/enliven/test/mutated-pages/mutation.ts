/** A mutation of a parsed page. */
import type { Random } from '../support/random';
import { classesOf, type Element, elementsBelow, type Tree } from './tree';

export interface Scene {
  tree: Tree;
  body: Element;
  random: Random;
  /** Classes of all source pages, for exchanges. */
  classes: readonly string[];
  /** Members of the platform's interfaces. */
  members: readonly string[];
}

/** Changes the page. Returns a description, or undefined if the page has nothing to change. */
export type Mutation = (scene: Scene) => string | undefined;

/** Elements that hold code, or content of the browser. */
const UNTOUCHED = new Set(['script', 'style', 'template', 'noscript', 'head', 'body', 'br']);
const OURS = /^(et[_-]|wpcf7|woocommerce|product|cart|variations|mejs|menu|nav|mobile)/;

/** Whether behaviors may read an element. */
const isRead = (element: Element): boolean =>
  ['form', 'input', 'select', 'video', 'audio', 'iframe'].includes(element.tagName) ||
  element.attrs.some(({ name }) => name.startsWith('data-')) ||
  classesOf(element).some((name) => OURS.test(name));

/** Percentage of choices that fall on elements that behaviors may read. */
const READ_SHARE = 75;

/** Returns the elements of the page that mutations may change. */
export const elementsOf = ({ body }: Scene): Element[] =>
  elementsBelow(body).filter(({ tagName }) => !UNTOUCHED.has(tagName));

/** Returns an element, most often one that behaviors read. */
export function anElement(scene: Scene, isWanted: (element: Element) => boolean = () => true): Element | undefined {
  const all = elementsOf(scene).filter(isWanted);
  const read = all.filter(isRead);
  const list = read.length > 0 && scene.random.chance(READ_SHARE) ? read : all;
  return list.length > 0 ? scene.random.oneOf(list) : undefined;
}
