/** The server's elements stay the same elements, with what a visitor has typed into them. */
import { expect } from 'vitest';
import type { Rule } from './rule';

/** A file cannot be typed, and nobody sees what is hidden. */
const FIELDS = 'input:not([type=file],[type=hidden]),textarea';

export const keepsElements: Rule = {
  title: 'keeps the server’s elements and what was typed into them',
  async check({ mountAll, visit }) {
    const before = [...document.body.querySelectorAll('*')];
    const fields = [...document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
    for (const field of fields) field.value = field.type === 'number' || field.type === 'range' ? '7' : 'typed';
    const typed = fields.map(({ value }) => value);
    await mountAll();
    await visit();
    expect(before.filter((element) => !element.isConnected)).toEqual([]);
    expect(fields.map(({ value }) => value)).toEqual(typed);
  },
};
