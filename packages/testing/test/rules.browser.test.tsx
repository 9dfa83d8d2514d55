/** The rule that needs layout: it reports violations. */
import { Slot, useAttr } from '@enliven/core';
import { describe, expect, it } from 'vitest';
import { root } from '../src/fixtures';
import { axeViolations, isAccessible } from '../src/rules/page';
import { openStage } from '../src/stage';
import { conformance, Sound, type Specimen, specimen } from './support/specimens';

async function verdict(component: Specimen, act = conformance.act): Promise<string> {
  const stage = openStage(specimen(component), { ...conformance, act });
  try {
    await isAccessible.check(stage);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await stage.close();
  }
}

const Nameless: Specimen = ({ element }) => (
  <Slot at={element}>
    <button type="button" />
  </Slot>
);
const Nonsense: Specimen = ({ element }) => {
  useAttr(element, 'role', 'list');
  useAttr(element, 'aria-expanded', 'perhaps');
  return null;
};

describe('isAccessible', () => {
  it('passes for a valid behavior', async () => {
    expect(await verdict(Sound)).toBe('');
  });

  it.each<[string, Specimen]>([
    ['shows a button without a name', Nameless],
    ['has invalid ARIA attributes', Nonsense],
  ])('fails for a behavior that %s', async (_what, component) => {
    expect(await verdict(component)).not.toBe('');
  });

  it('fails for violations that appear during a visit', async () => {
    const spoil = (element: HTMLElement) => void element.querySelector('input')?.removeAttribute('aria-label');
    expect(await verdict(Sound, spoil)).toContain('label');
  });
});

describe('axeViolations', () => {
  it('names the rule and the element', async () => {
    const [violation, ...others] = await axeViolations(root('<div><img src="data:,"></div>'));
    expect(violation).toMatch(/^image-alt: <img src="data:,">/);
    expect(others).toEqual([]);
  });

  it('does not apply rules of whole pages to fragments', async () => {
    expect(await axeViolations(root('<div><p>text</p></div>'))).toEqual([]);
  });
});
