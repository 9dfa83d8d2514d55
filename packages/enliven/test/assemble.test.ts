/** Catalog of the script tag: one half in the loader, the other in the runtime. */
import type { AnyBehavior } from '@enliven/core';
import { describe, expect, it } from 'vitest';
import { assembleDescriptors, type DescriptorRest } from '../src/assemble-descriptors';
import { catalog } from '../src/catalog';
import { catalogEntriesOf } from '../src/catalog-entries';
import { describeRows } from '../src/descriptors';

/** Descriptors as the build writes them. */
const packages: Record<string, DescriptorRest[]> = {};
for (const { name, package: from, load, when, builds, builder, unhides } of catalog) {
  packages[from] ??= [];
  packages[from].push([
    name,
    load,
    { ...(when && { when }), ...(builds && { builds }), ...(builder && { builder }), ...(unhides && { unhides }) },
  ]);
}

/** Removes fields that do not count: empty on one side and missing on the other, only for settings, or only for composers. */
const plain = (behaviors: readonly AnyBehavior[]) =>
  behaviors.map(({ incumbents: _, brings: __, ...fields }) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
  );

describe('assembleDescriptors', () => {
  it('returns the whole catalog', () => {
    expect(plain(assembleDescriptors(packages, catalogEntriesOf(catalog).rows, ''))).toEqual(plain(catalog));
  });

  it.each(Object.keys(packages))('returns the behaviors of %s only', (from) => {
    const own = catalog.filter((behavior) => behavior.package === from);
    const { rows } = catalogEntriesOf(own);
    expect(plain(assembleDescriptors(packages, rows, from))).toEqual(plain(own));
    expect(describeRows(rows, from)).toEqual(own);
  });

  it('requests all files of a row before its code, which would request them one after another', async () => {
    const calls: unknown[] = [];
    const two = ['one', 'two'].map((name): DescriptorRest => [name, async () => void calls.push(name) as never]);
    const [, second] = assembleDescriptors({ some: two }, [['.one'], ['.two']], '', (at) => calls.push(at));
    expect(calls).toEqual([]);
    await second?.load();
    expect(calls).toEqual([1, 'two']);
  });
});
