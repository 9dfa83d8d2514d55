/** Mutations of values: cut attributes, extreme numbers, broken JSON, and names of members. */

import type { Random } from '../support/random';
import { anElement, type Mutation } from './mutation';
import { type Element, nameOf, setValue } from './tree';

export const NUMBERS = [
  '0',
  '-1',
  '-1000000000',
  '1000000000',
  '1e9',
  '1e300',
  '-1e300',
  '0.0000001',
  '99999999999999999999',
];
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Replaces one number of a text, or every number. */
export function withOtherNumber(text: string, random: Random): string {
  const found = [...text.matchAll(NUMBER)];
  if (found.length === 0) return text;
  const every = random.chance(20);
  const at = random.below(found.length);
  const value = random.oneOf(NUMBERS);
  let count = 0;
  return text.replace(NUMBER, (number) => (count++ === at || every ? value : number));
}

/** Breaks a text of JSON in one place. */
export function brokenJson(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const kind = random.below(4);
  if (kind === 0) return text.slice(0, at);
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 2) return text.slice(0, at) + random.oneOf(['"', '{', ']', ',', '\\', ':']) + text.slice(at);
  return random.oneOf(['', 'null', '[]', '{}', '0', '"x"', '[null]', '[[]]', '{"0":{}}', 'true', '1e999']);
}

const isRead = ({ name }: { name: string }): boolean => name.startsWith('data-');

/** Returns an attribute, most often one that only scripts read. */
function anAttribute(element: Element, random: Random, isWanted: (value: string) => boolean = () => true) {
  const all = element.attrs.filter(({ value }) => isWanted(value));
  const read = all.filter(isRead);
  const list = read.length > 0 && random.chance(80) ? read : all;
  return list.length > 0 ? random.oneOf(list) : undefined;
}

const cut: Mutation = (scene) => {
  const { random } = scene;
  const element = anElement(scene, ({ attrs }) => attrs.length > 0);
  const attribute = element && anAttribute(element, random);
  if (!element || !attribute) return undefined;
  const description = `cuts ${attribute.name} of ${nameOf(element)}`;
  if (random.chance(50)) element.attrs = element.attrs.filter((one) => one !== attribute);
  else attribute.value = attribute.value.slice(0, random.below(attribute.value.length + 1));
  return description;
};

const renumber: Mutation = (scene) => {
  const hasNumber = (value: string) => /\d/.test(value);
  const element = anElement(scene, ({ attrs }) => attrs.some(({ value }) => hasNumber(value)));
  const attribute = element && anAttribute(element, scene.random, hasNumber);
  if (!element || !attribute) return undefined;
  const description = `changes a number of ${attribute.name} of ${nameOf(element)}`;
  attribute.value = withOtherNumber(attribute.value, scene.random);
  return `${description} to "${attribute.value.slice(0, 80)}"`;
};

const isJson = (value: string): boolean => /^\s*[[{]/.test(value);

const breakJson: Mutation = (scene) => {
  const element = anElement(scene, ({ attrs }) => attrs.some(({ value }) => isJson(value)));
  const attribute = element && anAttribute(element, scene.random, isJson);
  if (!element || !attribute) return undefined;
  const description = `breaks the JSON of ${attribute.name} of ${nameOf(element)}`;
  attribute.value = brokenJson(attribute.value, scene.random);
  return description;
};

const claimName: Mutation = (scene) => {
  const element = anElement(scene);
  if (!element) return undefined;
  const before = nameOf(element);
  const member = scene.random.oneOf(scene.members);
  for (const attribute of scene.random.oneOf([['id'], ['name'], ['id', 'name']])) setValue(element, attribute, member);
  return `gives ${before} the name "${member}"`;
};

export const VALUES: readonly Mutation[] = [cut, cut, renumber, renumber, renumber, breakJson, claimName];
