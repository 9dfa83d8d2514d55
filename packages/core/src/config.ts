/** The site's configuration: a JSON block on the page, so that no inline code is ever needed. */
import { asBoolean, asList, asRecord, asText } from './coerce';
import { remark } from './report';

export interface Config {
  /** Start as soon as the document is parsed. @default true */
  autostart: boolean;
  /** Names of behaviors that stay off. */
  disable: string[];
  /** Selector of subtrees to leave alone, besides `[data-enliven-ignore]`. */
  ignore: string | undefined;
  /** Names of behaviors (or `all`) that come alive even though the theme's own script is on the page. */
  force: string[];
  /** When a behavior wakes, by name, instead of its own choice. */
  when: Record<string, string>;
  /** Replacements for messages, by key. */
  messages: Record<string, string>;
}

const IDS = ['enliven-config', 'wp-script-module-data-@enliven/runtime'];
const PLACE = { package: 'enliven' };

const texts = (value: unknown) => asList(value).flatMap((item) => asText(item) ?? []);
const textRecord = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Types whatever a configuration block holds; says which keys it does not know. */
export function parseConfig(text: string): Config {
  let data: unknown = {};
  try {
    data = text.trim() ? JSON.parse(text) : {};
  } catch (error) {
    remark(
      `the configuration is not valid JSON (${(error as Error).message}), so the defaults are used. Check <script id="enliven-config">.`,
      PLACE,
    );
  }
  const record = asRecord(data);
  const config: Config = {
    autostart: record.autostart === undefined || asBoolean(record.autostart),
    disable: texts(record.disable),
    ignore: asText(record.ignore),
    force: texts(record.force),
    when: textRecord(record.when),
    messages: textRecord(record.messages),
  };
  for (const key of Object.keys(record)) {
    if (!(key in config))
      remark(
        `the configuration key "${key}" is not known and is ignored. Known keys: ${Object.keys(config).join(', ')}.`,
        PLACE,
      );
  }
  return config;
}

/** Reads the page's configuration block, if it has one. */
export function readConfig(document: Document): Config {
  const block = IDS.map((id) => document.getElementById(id)).find(Boolean);
  return parseConfig(block?.textContent ?? '');
}
