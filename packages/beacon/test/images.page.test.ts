/** The same pages with both beacons: they post the same images except for documented differences. */
import { describe, expect, it } from 'vitest';
import { PAGES } from './support/pages';
import { beaconStage, type Results, SITE } from './support/stage';

const stage = beaconStage();

const WINDOWS = [
  { name: 'a wide window', viewport: { width: 1600, height: 700 }, config: {} },
  {
    name: 'a phone',
    viewport: { width: 389, height: 829 },
    config: { is_mobile: true, width_threshold: 393, height_threshold: 830 },
  },
];

const short = (address: unknown): string => String(address).replace(SITE, '');

/** Label, kind and address of every image. */
function describeImages(results: Results | undefined): string[] {
  return (results?.lcp ?? []).map(({ label, type, src }) => {
    const addresses = Array.isArray(src) ? src.map((entry) => short(entry.src)).join(' ') : short(src);
    return `${label} ${type} ${addresses}`;
  });
}

/** Removes a duplicate: the plugin reports the largest background set twice, as it compares lists by identity. */
const once = (results: Results | undefined): Results | undefined =>
  results && {
    ...results,
    lcp: (results.lcp ?? []).filter(
      ({ type, src }, index, all) =>
        type !== 'bg-img-set' || all.findIndex((other) => JSON.stringify(other.src) === JSON.stringify(src)) === index,
    ),
  };

describe.each(WINDOWS)('the images reported in $name', ({ viewport, config }) => {
  it.each(PAGES)('match the page with $name', async (fixture) => {
    const visit = { ...fixture, viewport, config, isLate: true };
    const [ours, theirs] = await stage.both(visit);
    expect(ours.errors).toEqual([]);
    expect(ours.posts).toHaveLength(1);
    expect(describeImages(ours.results)).toEqual(fixture.images);
    for (const image of ours.results?.lcp ?? [])
      expect(Object.keys(image).sort()).toEqual(
        ['bg_set', 'current_src', 'label', 'sizes', 'sources', 'src', 'srcset', 'type'].sort(),
      );
    const fields = (posts: typeof ours.posts) =>
      posts.map((post) => ({ ...post, fields: { ...post.fields, results: '' } }));
    expect(fields(ours.posts)).toEqual(fields(theirs.posts));
    if (fixture.differs) expect(ours.results).not.toEqual(once(theirs.results));
    else expect(ours.results).toEqual(once(theirs.results));
  });
});
