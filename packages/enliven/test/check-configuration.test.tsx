/** Remarks about parts of the configuration without effect, with the most similar word. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../src/catalog';
import { configurationProblems, NAMES } from '../src/check-configuration';

describe('the known names', () => {
  it('include every behavior of the catalog', () => {
    expect([...NAMES].sort()).toEqual(catalog.map(({ name }) => name).sort());
  });
});

describe('configurationProblems', () => {
  it.each([
    {},
    {
      autostart: false,
      disable: ['tabs', 'video-slider'],
      force: ['all'],
      ignore: '.a, #b',
      when: { tabs: 'now', accordion: 'visible', toggle: 'idle', slider: 'interaction' },
      messages: { timeout: 'Zu langsam.', next: 'Weiter' },
      forms: { drafts: true, dataLayer: 'always', feeds: false },
      map: { provider: 'leaflet', key: 'k', tiles: '/{z}', attribution: 'x', attributionUrl: '/', maxZoom: 12 },
      media: { whatever: 1 },
      sticky: { clearHeader: true },
    },
  ])('finds no problem in %j', (data) => {
    expect(configurationProblems(data)).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{ disabel: [] }, '"disabel" is not a key of the configuration, so it does nothing. Did you mean "disable"?'],
    [
      { autoStart: false },
      '"autoStart" is not a key of the configuration, so it does nothing. Did you mean "autostart"?',
    ],
    [
      { colour: 1 },
      '"colour" is not a key of the configuration, so it does nothing. Keys are autostart, disable, force, ignore, messages, when, forms, frames, header, map, media, shop, sticky, tracking.',
    ],
    [{ disable: ['tab'] }, '"disable" names "tab", which is not a behavior. Did you mean "tabs"?'],
    [{ disable: ['unheard'] }, '"disable" names "unheard", which is not a behavior.'],
    [{ disable: [7] }, '"disable" names a value of type number, which is not a behavior.'],
    [
      { disable: 'tab' },
      'expected "disable" to be a list of names, but received "tab", so it does nothing. Write ["tabs"].',
    ],
    [
      { disable: { tabs: true } },
      'expected "disable" to be a list of names, but received a value of type object, so it does nothing. Write ["tabs"].',
    ],
    [{ disable: ['all'] }, '"disable" names "all", which is not a behavior.'],
    [
      { force: 'all' },
      'expected "force" to be a list of names, but received "all", so it does nothing. Write ["all"].',
    ],
    [{ force: ['vidoe'] }, '"force" names "vidoe", which is not a behavior. Did you mean "video"?'],
    [
      { when: { tabs: 'visibel' } },
      'expected "when.tabs" to be "now" or "visible" or "idle" or "interaction", but received "visibel", so it does nothing. Did you mean "visible"?',
    ],
    [{ when: { acordion: 'now' } }, '"when" names "acordion", which is not a behavior. Did you mean "accordion"?'],
    [
      { when: 'idle' },
      'expected "when" to be an object, but received "idle", so it does nothing. Write { "tabs": "idle" }.',
    ],
    [{ autostart: 'false' }, 'expected "autostart" to be a boolean, but received "false", so it does nothing.'],
    [{ ignore: '..a' }, 'expected "ignore" to be a selector, but received "..a", so nothing is left alone.'],
    [{ ignore: ['.a'] }, 'expected "ignore" to be a selector, but received a list, so nothing is left alone.'],
    [
      { messages: ['Slow'] },
      'expected "messages" to be an object, but received a list, so it does nothing. Write { "timeout": "Too slow." }.',
    ],
    [
      { messages: { timeout: 5 } },
      'expected "messages.timeout" to be a string, but received a value of type number, so it does nothing.',
    ],
    [{ map: { provder: 'google' } }, '"provder" is not a key of "map", so it does nothing. Did you mean "provider"?'],
    [
      { map: { provider: 'googel' } },
      'expected "map.provider" to be "google" or "leaflet", but received "googel", so it does nothing. Did you mean "google"?',
    ],
    [{ map: { maxZoom: '12' } }, 'expected "map.maxZoom" to be a number, but received "12", so it does nothing.'],
    [
      { forms: true },
      'expected "forms" to be an object, but received a value of type boolean, so it does nothing. Write { "forms": { … } }.',
    ],
    [
      { forms: { dataLayer: 'allways' } },
      'expected "forms.dataLayer" to be a boolean or "always", but received "allways", so it does nothing. Did you mean "always"?',
    ],
    [
      { sticky: { clearheader: true } },
      '"clearheader" is not a key of "sticky", so it does nothing. Did you mean "clearHeader"?',
    ],
    [[], 'expected an object such as { "disable": ["tabs"] }, but received a list.'],
    ['tabs', 'expected an object such as { "disable": ["tabs"] }, but received "tabs".'],
    [null, 'expected an object such as { "disable": ["tabs"] }, but received null.'],
  ])('finds in %j: %s', (data, problem) => {
    expect(configurationProblems(data)).toEqual([problem]);
  });

  it('accepts a behavior of the site', () => {
    expect(configurationProblems({ disable: ['own-thing'] }, ['own-thing'])).toEqual([]);
    expect(configurationProblems({ when: { 'own-thng': 'now' } }, ['own-thing'])).toEqual([
      '"when" names "own-thng", which is not a behavior. Did you mean "own-thing"?',
    ]);
  });

  it.each([
    '{"__proto__": {"a": 1}}',
    '{"constructor": 1}',
    '{"when": {"__proto__": "now"}}',
    '{"map": {"__proto__": 1}}',
  ])('reports %s like any other name', (text) => {
    expect(configurationProblems(JSON.parse(text)).length).toBeGreaterThan(0);
  });

  it('reports each of several problems', () => {
    expect(configurationProblems({ disabel: [], disable: ['tab', 'slidr'], when: { tabs: 'nwo' } })).toHaveLength(4);
  });
});
