/** The catalog: descriptors that fit together. */
import { behaviors as forms } from '@enliven/forms';
import { behaviors as header } from '@enliven/header';
import { behaviors as media } from '@enliven/media';
import { behaviors as modules } from '@enliven/modules';
import { behaviors as motion } from '@enliven/motion';
import { behaviors as shop } from '@enliven/shop';
import { behaviors as sticky } from '@enliven/sticky';
import { behaviors as tracking } from '@enliven/tracking';
import { describe, expect, it } from 'vitest';
import { catalog } from '../src/catalog';
import * as entry from '../src/index';

describe('the catalog', () => {
  it('has every behavior of every package once', () => {
    const names = catalog.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const behavior of [...modules, ...forms, ...media, ...motion, ...sticky, ...header, ...tracking, ...shop])
      expect(catalog).toContain(behavior);
  });

  it.each(catalog.map((behavior) => [behavior.name, behavior] as const))('%s is complete', (name, behavior) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(behavior.package).toMatch(/^@enliven\/[a-z]+$/);
    expect(behavior.selector).not.toBe('');
    // The loader puts selectors into one list; only a functional pseudo-class may hold a comma.
    for (const part of [behavior.press, behavior.hides]) expect(part ?? 'none').not.toMatch(/^\s*,|,\s*$/);
    expect(
      behavior.incumbents?.every((handle) =>
        /^((divi|et|wp|wc)-[a-z0-9-]+|woocommerce|contact-form-7|mediaelement-core)$/.test(handle),
      ) ?? true,
    ).toBe(true);
  });

  it.each(catalog.map((behavior) => [behavior.name, behavior] as const))(
    '%s loads a component',
    async (_name, behavior) => {
      const { default: Component } = await behavior.load();
      expect(typeof Component).toBe('function');
    },
  );
});

describe('the entry for bundlers', () => {
  it('offers the catalog and install, and nothing else', () => {
    expect(Object.keys(entry).sort()).toEqual(['catalog', 'install']);
  });

  it('does nothing by being imported', () => {
    expect('enliven' in globalThis).toBe(false);
  });
});
