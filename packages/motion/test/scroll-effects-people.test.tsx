/** Scroll effects under reduced motion, with focus, in print and in builders. */
import { until } from '@enliven/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { A, fade, moves, running, setPlayed } from './support/played';
import { entry, everywhere, find, renderEffects } from './support/scroll-page';

setPlayed();

describe('scroll effects', () => {
  it('keep only effects without motion under reduced motion, and nothing stays invisible', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduce'),
      addEventListener() {},
      removeEventListener() {},
    }));
    const invisible = entry('.a', 'opacity', { midValue: 0, endValue: 60 });
    await renderEffects(everywhere(invisible, entry('.a', 'translateY', { startValue: 4 })), `<main>${A}</main>`);
    await until(() => moves('.a'));
    const [frames = []] = running('.a');
    expect(frames.map(({ opacity, transform }) => [opacity, transform])).toEqual(
      frames.map(() => ['0.600', undefined]),
    );
    expect(frames.length).toBeGreaterThan(1);
  });

  it('do not fade an element that contains focus', async () => {
    await renderEffects(everywhere(entry('.a', 'opacity'), entry('.a', 'translateY')), `<main>${A}</main>`);
    await until(() => moves('.a'));
    const fades = () => running('.a').some(([frame]) => frame && 'opacity' in frame);
    expect(fades()).toBe(true);
    find('a').focus();
    await until(() => !fades());
    expect(moves('.a')).toBe(true);
    find('a').blur();
    expect(fades()).toBe(true);
    find('a').focus();
    expect(fades()).toBe(false);
  });

  it('are removed in print', async () => {
    await renderEffects(fade, `<main>${A}</main>`);
    await until(() => moves('.a'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(moves('.a')).toBe(false);
    window.dispatchEvent(new Event('afterprint'));
    expect(moves('.a')).toBe(true);
  });
});

describe('in a builder, scroll effects', () => {
  afterEach(() => document.body.removeAttribute('class'));

  it('follow the builder’s data, only outside of the canvas before, without changing classes', async () => {
    document.body.className = 'et-fb';
    const around = entry('.around_tb_header', 'opacity');
    await renderEffects(
      everywhere(around, entry('.a', 'opacity')),
      `<main>${A}<p class="around_tb_header"></p></main>`,
    );
    await until(() => moves('.around_tb_header'));
    expect(moves('.a')).toBe(false);
    const sync = () =>
      window.dispatchEvent(new CustomEvent('ETBuilderScrollSettingsSyncs', { detail: { settings: fade } }));
    await until(() => {
      sync();
      return moves('.a');
    });
    expect(moves('.around_tb_header')).toBe(false);
    expect(find('.a').className).toBe('et_pb_text a');
  });

  it('dispatch enliven:listen, so that earlier data is sent again', async () => {
    document.body.className = 'et-fb';
    const send = ({ detail }: Event & { detail?: { type: string } }) =>
      window.dispatchEvent(new CustomEvent(`${detail?.type}`, { detail: { settings: fade } }));
    window.addEventListener('enliven:listen', send);
    onTestFinished(() => window.removeEventListener('enliven:listen', send));
    await renderEffects(fade, `<main>${A}</main>`);
    await until(() => moves('.a'));
  });
});
