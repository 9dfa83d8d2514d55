/** Failures outside of the code: one event and one console warning, and never an error. */
import type { Failure } from '@enliven/core';
import { click, html, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lightbox } from '../src';
import { answerWith, asPage, clear, list, render as renderPages } from './ajax-stage';
import { map as mapMarkup, removeFakeGoogle } from './map-markup';
import { googleScript, render as renderMap, stageMaps } from './map-stage';

stageMaps();

interface Heard extends Omit<Failure, 'error'> {
  from: EventTarget | null;
}
let heard: Heard[];
let consoleMessages: ReturnType<typeof silence>;
/** Receives errors of the page, of which there must be none. */
const monitored = vi.fn();

function note(event: Event): void {
  const { detail, target, bubbles } = event as CustomEvent<Failure>;
  expect(bubbles).toBe(true);
  heard.push({ package: detail.package, message: detail.message, from: target, ...pick(detail) });
}
const pick = ({ behavior, element }: Failure) => ({ ...(behavior && { behavior }), ...(element && { element }) });

beforeEach(() => {
  heard = [];
  monitored.mockReset();
  consoleMessages = silence();
  globalThis.reportError = monitored;
  document.addEventListener('enliven:failure', note);
  window.addEventListener('error', monitored);
  window.addEventListener('unhandledrejection', monitored);
});
afterEach(async () => {
  document.removeEventListener('enliven:failure', note);
  window.removeEventListener('error', monitored);
  window.removeEventListener('unhandledrejection', monitored);
  consoleMessages.restore();
  await clear();
});

/** Expects one event on the element, one console warning and no error. */
function expectRemark(element: Element, behavior: string, text: RegExp): void {
  expect(heard).toEqual([
    { package: '@enliven/modules', behavior, element, from: element, message: expect.stringMatching(text) },
  ]);
  expect(consoleMessages.remarks).toEqual([heard[0]?.message]);
  expect(consoleMessages.remarks[0]).toMatch(new RegExp(`^\\[enliven/modules\\] ${behavior} on "`));
  expect(consoleMessages.errors).toEqual([]);
  expect(monitored).not.toHaveBeenCalled();
}

describe('a page in the lightbox', () => {
  const link = (href: string) =>
    html`<div class="et_pb_image"><a href="${href}" class="et_pb_lightbox_image mfp-ajax" title="Page">Page</a></div>`;

  it.each<[string, string, () => Promise<Response>, RegExp]>([
    ['an error of the server', '/gone/', async () => asPage('x', 500), /HTTP 500$/],
    ['no connection', '/off/', async () => Promise.reject(new TypeError('Failed to fetch')), /offline/],
    ['another site', 'https://elsewhere.example/', async () => asPage('x'), /elsewhere\.example is another site$/],
  ])('is reported when it fails to load: %s', async (_, href, answer, text) => {
    answerWith(answer);
    const { element, stop } = await renderBehavior(lightbox, link(href));
    click(element.closest('a') ?? (element.querySelector('a') as Element));
    await until(() => document.querySelector('dialog .mfp-s-error') !== null);
    await nextFrames();
    expectRemark(document.querySelector('a.mfp-ajax') as Element, 'lightbox', text);
    await stop();
  });

  it('is not reported when its request is aborted', async () => {
    answerWith(
      (_url, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const { element, stop } = await renderBehavior(lightbox, link('/slow/'));
    click(element.closest('a') ?? (element.querySelector('a') as Element));
    await until(() => document.querySelector('dialog .mfp-s-loading') !== null);
    await stop();
    await nextFrames();
    expect([heard, consoleMessages.remarks, consoleMessages.errors]).toEqual([[], [], []]);
  });
});

describe('a page of a blog', () => {
  it.each<[string, () => Promise<Response>, RegExp]>([
    ['an error of the server', async () => asPage('x', 500), /The page could not be loaded\.$/],
    ['a page without the module', async () => asPage('<p>Else</p>'), /The page could not be loaded\.$/],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), /You are probably offline\.$/],
  ])('is reported when it fails to load: %s', async (_, answer, text) => {
    answerWith(answer);
    const { element, older, turn } = await renderPages(list(1));
    await turn(older());
    expectRemark(element, 'ajax-pagination', text);
  });
});

describe('a map', () => {
  it('that cannot be drawn is reported with the provider, the cause and a remedy', async () => {
    removeFakeGoogle();
    const script = googleScript();
    const { element, status } = await renderMap(mapMarkup());
    script.dispatchEvent(new Event('error'));
    await until(() => status() !== '');
    expectRemark(element, 'map', /Google Maps cannot be used: its script could not be fetched, .*\. Check the key/);
  });
});
