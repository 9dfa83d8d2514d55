/** Template of translations for the WordPress plugin: every text that its PHP passes to a translating function. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, shown } from '../workspace';

const PLUGIN = join(ROOT, 'packages/wordpress-plugin');
export const POT = join(PLUGIN, 'languages/enliven.pot');

interface Message {
  places: string[];
  /** Notes for translators. */
  notes: Set<string>;
}

/** Start of a call that translates a text in single quotes. */
const CALL = /\b(?:__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\( '/g;
const NOTE = /\/\* translators: (.+?) \*\//;

/** Returns the text of a literal, and the offset after it. @param start offset after the opening quote */
function literalAt(code: string, start: number): { text: string; end: number } {
  let text = '';
  for (let at = start; at < code.length; at++) {
    const character = code.charAt(at);
    if (character === "'") return { text, end: at + 1 };
    const next = code.charAt(at + 1);
    if (character === '\\' && (next === "'" || next === '\\')) {
      text += next;
      at++;
    } else text += character;
  }
  throw new Error('A text has no end.');
}

/** Collects the messages of one file. @throws Error for a text of another domain */
function collect(file: string, code: string, messages: Map<string, Message>): void {
  const lines = code.split('\n');
  for (const { 0: call, index } of code.matchAll(CALL)) {
    const { text, end } = literalAt(code, index + call.length);
    const line = code.slice(0, index).split('\n').length;
    if (!code.startsWith(", 'enliven' )", end))
      throw new Error(`${file}:${line} translates a text without the text domain "enliven".`);
    const message = messages.get(text) ?? { places: [], notes: new Set() };
    messages.set(text, message);
    message.places.push(`${file}:${line}`);
    const [, note] = NOTE.exec(lines[line - 2] ?? '') ?? [];
    if (note) message.notes.add(note);
  }
}

const quoted = (text: string): string => JSON.stringify(text);

/** Returns the template. @param files path and code of each file */
export function potOf(files: readonly (readonly [file: string, code: string])[]): string {
  const messages = new Map<string, Message>();
  for (const [file, code] of files) collect(file, code, messages);
  const header = ['Project-Id-Version: Enliven', 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=UTF-8'];
  const headerLines = [...header, 'Content-Transfer-Encoding: 8bit', 'X-Domain: enliven'].map((line) =>
    quoted(`${line}\n`),
  );
  const entries = [...messages].map(([text, { places, notes }]) =>
    [
      ...[...notes].map((note) => `#. translators: ${note}`),
      ...places.map((place) => `#: ${place}`),
      ...(/%(?:\d\$)?[ds]/.test(text) ? ['#, php-format'] : []),
      `msgid ${quoted(text)}`,
      'msgstr ""',
    ].join('\n'),
  );
  return `${['msgid ""\nmsgstr ""', ...headerLines].join('\n')}\n\n${entries.join('\n\n')}\n`;
}

/** Returns the template of the plugin's sources. */
export function pluginPot(): string {
  const paths = readdirSync(join(PLUGIN, 'includes'))
    .sort()
    .map((name) => join(PLUGIN, 'includes', name));
  return potOf(paths.map((path) => [shown(path, PLUGIN), readFileSync(path, 'utf8')]));
}

if (process.argv[1]?.endsWith('write-pot.ts')) writeFileSync(POT, pluginPot());
