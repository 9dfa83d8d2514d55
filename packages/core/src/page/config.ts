/** The site's configuration: a JSON block on the page, so that no inline code is ever needed. */

import { remark } from '../errors/report';
import { asList, asRecord, asText } from './coerce';

/** The configuration of a site, checked. */
export interface Config {
  /** Names of behaviors that stay off. */
  disable: unknown[];
  /** Selector of subtrees to ignore, besides `[data-enliven-ignore]`. */
  ignore: string | undefined;
  /** Names of behaviors (or `all`) that come alive even though the theme's own script is on the page. */
  force: unknown[];
  /** When a behavior wakes, by name, instead of its own choice. */
  when: Record<string, unknown>;
  /** Replacements for messages, by key. */
  messages: Record<string, unknown>;
}

/** Reads a configuration block; `autostart`, which the loader needs before anything else, is not part of the answer. */
export function parseConfig(text: string): Config {
  let data: unknown;
  try {
    data = JSON.parse(text || '{}');
  } catch (error) {
    remark(`configuration is not valid JSON, defaults are used: ${error}`, { package: 'enliven' });
  }
  const { disable, ignore, force, when, messages } = asRecord(data);
  return {
    disable: asList(disable),
    ignore: asText(ignore),
    force: asList(force),
    when: asRecord(when),
    messages: asRecord(messages),
  };
}

/** Returns the options of one part, by its name; empty if there are none. */
export function siteOptions(part: string): Record<string, unknown> {
  try {
    return asRecord(asRecord(JSON.parse(configBlock() || '{}'))[part]);
  } catch {
    // The loader reports it.
    return {};
  }
}

const IDS = ['enliven-config', 'wp-script-module-data-@enliven/runtime'];
const BLOCKS = `script[type="application/json"]:is(${IDS.map((id) => `[id="${id}"]`)})`;

/** Returns all configuration blocks with content, those in the head first; the second id is WordPress' own for script modules. */
export const configBlocks = (): string[] =>
  // Asked for often, and most pages have none: they are not searched through.
  IDS.some((id) => document.getElementById(id))
    ? [...document.querySelectorAll(`head ${BLOCKS}`), ...document.querySelectorAll(`body ${BLOCKS}`)].flatMap(
        ({ textContent }) => textContent || [],
      )
    : [];

/**
 * The page's configuration: authors can give any element an id, but cannot print a script, so only scripts of data count. The first
 * one holds, and one in the head before any other.
 */
export const configBlock = (): string => configBlocks()[0] ?? '';
