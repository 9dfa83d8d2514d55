/** Marks the entry points that need React's client build, so that server components can import them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { closure, links } from '../size/module-graph';

const DIRECTIVE = '"use client";';
/** Packages with hooks, and with classes that React has only in browsers. */
const CLIENT = /^(react(-dom)?(\/|$)|@enliven\/(core|lazyload\/react)$)/;

/** Whether an ES module or one of its static imports uses React. Dynamic imports do not count. */
export const needsClient = (file: string): boolean =>
  closure([file]).some((part) => links(part).packages.some((name) => CLIENT.test(name)));

/** Inserts the directive at the start of a file. */
export const markClient = (file: string): void => writeFileSync(file, `${DIRECTIVE}\n${readFileSync(file, 'utf8')}`);
