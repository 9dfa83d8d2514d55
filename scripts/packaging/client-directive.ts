/** Marks the entry points that need a browser's React, so that a server component may import them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { closure, links } from '../size/module-graph';

const DIRECTIVE = '"use client";';
/** Hooks come from there, and classes that React has in browsers only. */
const CLIENT = /^(react(-dom)?(\/|$)|@enliven\/(core|lazyload\/react)$)/;

/** Whether an ES module, or one it brings along, uses React. What it only fetches on demand does not count. */
export const needsClient = (file: string): boolean =>
  closure([file]).some((part) => links(part).packages.some((name) => CLIENT.test(name)));

/** Puts the directive before everything else. */
export const markClient = (file: string): void => writeFileSync(file, `${DIRECTIVE}\n${readFileSync(file, 'utf8')}`);
