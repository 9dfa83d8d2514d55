/** Configuration of the site: a JSON block on the page, so that no inline code is needed. */

import { remark } from '../errors/report';
import { asList, asRecord, asText } from './coerce';

/** Checked configuration of a site. */
export interface Config {
  /** Names of behaviors that stay off. */
  disable: unknown[];
  /** Selector of subtrees to ignore, besides `[data-enliven-ignore]`. */
  ignore: string | undefined;
  /** Names of behaviors (or `all`) that mount even if the original script is on the page. */
  force: unknown[];
  /** Strategies by name of behavior, in place of the behavior's own. */
  when: Record<string, unknown>;
  /** Replacements for messages, by key. */
  messages: Record<string, unknown>;
}

/** Reads a configuration block, without `autostart`, which only the loader reads. */
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

/** Returns the options of one part of the configuration, by its name. */
export function siteOptions(part: string): Record<string, unknown> {
  try {
    return asRecord(asRecord(JSON.parse(configBlock() || '{}'))[part]);
  } catch {
    // `parseConfig` reports invalid JSON.
    return {};
  }
}

const IDS = ['enliven-config', 'wp-script-module-data-@enliven/runtime'];
const BLOCKS = `script[type="application/json"]:is(${IDS.map((id) => `[id="${id}"]`)})`;

/** Returns all configuration blocks with content, those in the head first; the second id is WordPress' own for script modules. */
export const configBlocks = (): string[] =>
  // Behaviors ask often, and most pages have no block: two lookups by id are cheaper than a query.
  IDS.some((id) => document.getElementById(id))
    ? [...document.querySelectorAll(`head ${BLOCKS}`), ...document.querySelectorAll(`body ${BLOCKS}`)].flatMap(
        ({ textContent }) => textContent || [],
      )
    : [];

/**
 * Returns the text of the configuration block. Authors can give any element an id but cannot print a script, so only data scripts
 * count. The first block applies, and a block in the head before any other.
 */
export const configBlock = (): string => configBlocks()[0] ?? '';
