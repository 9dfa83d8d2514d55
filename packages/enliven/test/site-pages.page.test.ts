/** Every page of the example site, the flavours by turns: alive, without a complaint, and given back byte for byte. */
import { describe, expect, it } from 'vitest';
import { pages } from '../../../examples/site/src/pages/pages';
import { html, mounted, sent, settle, start, stop } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** Each page in one generation for one flavour, in the other for the other: the runtimes differ, the markup does not. */
const byTurns = (odd: number) => ['/', ...pages.map(({ path }, at) => (at % 2 === odd ? `/d5${path}` : path))];

describe.each([
  ['react', byTurns(1)],
  ['lite', byTurns(0)],
])('%s', (flavour, addresses) => {
  it.each(addresses)('%s comes alive and goes back', async (address) => {
    const { page, errors } = await browser.open(`${theStage.site}${address}?flavour=${flavour}`);
    const { failures, page: about } = await settle(page);
    expect(failures).toEqual([]);
    expect(about).toEqual({ generation: address.startsWith('/d5') ? 5 : 4, builder: null });
    const alive = await mounted(page);

    const before = await sent(page);
    await stop(page);
    expect(await html(page)).toBe(before);
    expect(await mounted(page)).toEqual({});

    await start(page);
    await settle(page);
    expect(await mounted(page)).toEqual(alive);
    await stop(page);
    expect(await html(page)).toBe(before);
    expect(errors).toEqual([]);
  });
});
