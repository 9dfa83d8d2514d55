/** A page made from a seed: a source page, cut down to some of its modules, with mutations. */

import { type Random, randomOf } from '../support/random';
import { GLOBALS } from './globals';
import type { Scene } from './mutation';
import type { Source } from './sources';
import { deform, type Form, formOf } from './special-forms';
import { STRUCTURE } from './structure';
import {
  attributeOf,
  classesOf,
  type Element,
  elementsBelow,
  firstNamed,
  hasClass,
  pageText,
  parsePage,
  remove,
  setValue,
} from './tree';
import { VALUES } from './values';

export interface MutatedPage {
  seed: number;
  form: Form;
  /** Name of the source page. */
  source: string;
  flavour: 'react' | 'lite';
  /** Whether a composed file replaces the loader. */
  composed: boolean;
  /** Markup without the runtime. */
  html: string;
  /** Description of each mutation. */
  mutations: string[];
}

export interface Material {
  sources: readonly Source[];
  classes: readonly string[];
  members: readonly string[];
}

const MUTATIONS = 12;
/** Largest number of modules of a page that is cut down. */
const MODULES = 6;

/** Returns all classes of the source pages. */
export const classesIn = (sources: readonly Source[]): string[] =>
  [
    ...new Set(
      sources.flatMap(({ html }) =>
        [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)),
      ),
    ),
  ]
    .filter(Boolean)
    .sort();

const HEADERS = ['main-header', 'top-header'];

/** Removes most modules, and often the header and the footer. */
function cutDown(body: Element, random: Random): void {
  const all = elementsBelow(body);
  const isModule = (element: Element) => hasClass(element, 'et_pb_module');
  const modules = all.filter(isModule);
  const kept = new Set(random.some(modules, 1 + random.below(MODULES)));
  const isKept = (module: Element) => kept.has(module) || elementsBelow(module).some((one) => kept.has(one));
  // Modules inside a kept module stay with it.
  const within = new Set([...kept].flatMap((module) => elementsBelow(module)));
  for (const module of modules) if (!isKept(module) && !within.has(module)) remove(module);
  const hasHeader = random.chance(40);
  const hasFooter = random.chance(20);
  for (const element of all) {
    const id = attributeOf(element, 'id') ?? '';
    if (HEADERS.includes(id) && !hasHeader) remove(element);
    if ((id === 'main-footer' || element.tagName === 'footer') && !hasFooter) remove(element);
  }
}

/** Makes the page of a seed. */
export function makePage(seed: number, { sources, classes, members }: Material): MutatedPage {
  const random = randomOf(seed);
  const form = formOf(seed);
  const { name, html } = random.oneOf(sources);
  const tree = parsePage(html);
  const body = firstNamed(tree, 'body') as Element;
  // Pages of a shop say by inline code that scripts run.
  setValue(body, 'class', classesOf(body).join(' ').replace('woocommerce-no-js', 'woocommerce-js'));
  if (form !== 'whole') cutDown(body, random);
  const scene: Scene = { tree, body, random, classes, members };
  const mutations = [deform(scene, form, seed)];
  const kinds = [STRUCTURE, VALUES, GLOBALS];
  for (let left = 1 + random.below(form === 'usual' || form === 'whole' ? MUTATIONS : 3); left > 0; left--)
    mutations.push(random.oneOf(random.oneOf(kinds))(scene) ?? '');
  return {
    seed,
    form,
    source: name,
    flavour: random.chance(50) ? 'react' : 'lite',
    composed: random.chance(15),
    html: pageText(tree),
    mutations: mutations.filter(Boolean),
  };
}
