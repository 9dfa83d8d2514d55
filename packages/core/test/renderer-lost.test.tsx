/** Discovery when the renderer's code fails: hidden content is shown, and presses reach the page. */
import { click, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT, useClass } from '../src';
import { lazyImports } from '../src/runtime/mount-queue';
import { begin, cleanUp, consoleMessagesOf, type Probe, probe, settled, states } from './support/bring';

const Lit: Probe = ({ element }) => {
  useClass(element, 'lit', true);
  return null;
};
const { mountRenderer } = lazyImports;
const hiding = probe(Lit, { hides: '.hidden', press: 'a' });
const MARKUP =
  '<div class="probe"><a href="#there">Open</a>' +
  '<i class="hidden" style="opacity:0;visibility: hidden ;display:none">one</i><b class="hidden" hidden="">two</b></div>';
const hidden = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.hidden')];
const link = () => document.querySelector('a') as HTMLAnchorElement;

beforeEach(() => {
  root(`${MARKUP}<style>b.hidden { opacity: 0; }</style>`);
  lazyImports.mountRenderer = vi.fn(mountRenderer).mockRejectedValueOnce(new Error('offline'));
});
afterEach(async () => {
  vi.useRealTimers();
  lazyImports.mountRenderer = mountRenderer;
  await cleanUp();
});

describe('a mount whose renderer fails to load', () => {
  it('is reported once, shows its hidden content, and restores it byte for byte', async () => {
    const before = document.body.outerHTML;
    const { errors } = await consoleMessagesOf(async () => {
      const runtime = begin([hiding]);
      await settled(runtime);
      expect(states(runtime)).toEqual(['failed']);
      const [one, two] = hidden().map(({ style }) => style);
      expect([one?.display, one?.opacity, one?.visibility, two?.opacity]).toEqual(['block', '1', 'visible', '1']);
      await runtime.stop();
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^\[enliven\/probe\] probe on "probe": code did not load, .* offline\. Is the file/);
    expect(document.body.outerHTML).toBe(before);
  });

  it('passes a held press on to the page', async () => {
    await consoleMessagesOf(async () => {
      let give = (_error: Error): void => {};
      lazyImports.mountRenderer = () =>
        new Promise((_resolve, reject) => {
          give = reject;
        });
      const runtime = begin([hiding]);
      await until(() => states(runtime).join() === 'loading');
      click(link());
      expect(location.hash).toBe('');
      const pressed = vi.fn((event: Event) => event.preventDefault());
      link().addEventListener('click', pressed);
      give(new Error('offline'));
      await until(() => pressed.mock.calls.length === 1);
    });
  });

  it('mounts after a press when the renderer loads at the second attempt', async () => {
    await consoleMessagesOf(async () => {
      const runtime = begin([hiding]);
      await settled(runtime);
      click(link());
      await until(() => states(runtime).join() === 'mounted');
      expect(hidden().map((element) => element.getAttribute('style'))).toEqual([
        'opacity:0;visibility: hidden ;display:none',
        null,
      ]);
      expect(document.querySelector('.probe')?.className).toBe('probe lit');
      await runtime.stop();
      expect(document.body.innerHTML).toContain(MARKUP);
    });
  });

  it('is gone when its element leaves the page', async () => {
    await consoleMessagesOf(async () => {
      const runtime = begin([hiding]);
      await settled(runtime);
      const [mount] = runtime.mounts;
      expect(mount?.state).toBe('failed');
      mount?.element.remove();
      await until(() => runtime.mounts.size === 0);
      expect([mount?.state, mount?.element.outerHTML]).toEqual(['gone', MARKUP]);
    });
  });

  it('fails after the time limit of all code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    lazyImports.mountRenderer = () => new Promise(() => {});
    await consoleMessagesOf(async () => {
      const runtime = begin([hiding]);
      await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT);
      expect(states(runtime)).toEqual(['failed']);
      expect(hidden()[0]?.style.display).toBe('block');
    });
  });
});
