/** Catalog: complete and consistent descriptors. */
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

  it.each(catalog.map((behavior) => [behavior.name, behavior] as const))(
    'has a complete descriptor for %s',
    (name, behavior) => {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(behavior.package).toMatch(/^@enliven\/[a-z]+$/);
      expect(behavior.selector).not.toBe('');
      // The loader joins selectors into one list; only a functional pseudo-class may contain a comma.
      for (const part of [behavior.press, behavior.hides]) expect(part ?? 'none').not.toMatch(/^\s*,|,\s*$/);
      expect(
        behavior.incumbents?.every((handle) =>
          /^((divi|et|wp|wc)-[a-z0-9-]+|woocommerce|contact-form-7|mediaelement-core)$/.test(handle),
        ) ?? true,
      ).toBe(true);
    },
  );

  it.each(catalog.map((behavior) => [behavior.name, behavior] as const))(
    'loads a component for %s',
    async (_name, behavior) => {
      const { default: Component } = await behavior.load();
      expect(typeof Component).toBe('function');
    },
  );
});

describe('the entry for bundlers', () => {
  it('exports the catalog and install only', () => {
    expect(Object.keys(entry).sort()).toEqual(['catalog', 'install']);
  });

  it('has no side effect when it is imported', () => {
    expect('enliven' in globalThis).toBe(false);
  });
});
