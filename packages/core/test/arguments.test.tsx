/** Wrong arguments: reported by name, before anything on the page changes. */
import { nextFrames, root } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyBehavior, start } from '../src';
import { begin, cleanUp, probe } from './support/bring';

afterEach(cleanUp);

const tabs = probe(() => null, { name: 'tabs' });
const any = (value: unknown) => value as never;

/** Returns the thrown message. */
function thrownMessage(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
  throw new Error('nothing was thrown');
}

const EITHER = 'and { root: element } after it to start a part of the page.';

describe('start', () => {
  it.each<[string, unknown, string]>([
    ['a selector', '#x', `the text "#x". Write start([tabs]), ${EITHER}`],
    ['null', null, `null. Write start([tabs]), ${EITHER}`],
    ['undefined', undefined, `undefined. Write start([tabs]), ${EITHER}`],
    ['options', { root: document }, `a value of type object. Write start([tabs]), ${EITHER}`],
    ['one behavior', { ...tabs, name: 'slider' }, `the behavior "slider" alone. Write start([slider]), ${EITHER}`],
    [
      'a behavior whose name is not an identifier',
      { ...tabs, name: 'a-b' },
      `the behavior "a-b" alone. Write start([tabs]), ${EITHER}`,
    ],
  ])('rejects %s in place of a list of behaviors', (_what, argument, words) => {
    expect(thrownMessage(() => start(any(argument)))).toBe(
      `[enliven/core] start() expected a list of behaviors, but received ${words}`,
    );
  });

  it.each<[string, unknown, string]>([
    ['undefined', [tabs, undefined], 'undefined at place 1'],
    ['null', [null], 'null at place 0'],
    ['a name', ['tabs'], 'the text "tabs" at place 0'],
    ['an object', [{ id: 'tabs' }], 'a value of type object at place 0'],
    ['a list in the list', [[tabs]], 'a list at place 0'],
  ])('rejects %s inside the list of behaviors', (_what, argument, words) => {
    expect(thrownMessage(() => start(any(argument)))).toBe(
      `[enliven/core] start() expected a list of behaviors, but received ${words} of its list. Is it imported by the name it is exported under, and made by defineBehavior()?`,
    );
  });

  it.each<[string, object, string]>([
    ['load', { load: undefined }, 'load'],
    ['a name', { name: '' }, 'name'],
    ['a selector', { selector: null }, 'selector'],
    ['a package and a selector', { package: 5, selector: undefined }, 'package and selector'],
  ])('names the fields of a behavior without %s', (_what, fields, names) => {
    expect(thrownMessage(() => start(any([tabs, { ...tabs, ...fields }])))).toBe(
      `[enliven/core] start() expected a list of behaviors, but received a behavior without ${names} at place 1 of its list. Declare it by defineBehavior({ name, package, selector, load }).`,
    );
  });

  it.each<[string, unknown, string]>([
    ['a selector', '#x', 'the text "#x"'],
    ['null', null, 'null'],
    ['an element', document.body, 'an element'],
    ['a list', [], 'a list'],
  ])('rejects %s in place of the options', (_what, argument, words) => {
    expect(thrownMessage(() => start([tabs], any(argument)))).toBe(
      `[enliven/core] start() expected options as its second argument, but received ${words}. Write { root: element } to start a part of the page.`,
    );
  });

  it.each<[string, object, string]>([
    [
      'an unknown option',
      { roots: document },
      'start() has no option "roots", so it does nothing. Options are root, ignore, onError, when, leave, onInserted, onSwept, strict, onYield.',
    ],
    [
      'an unknown behavior in "when"',
      { when: { tab: 'now' } },
      'start() received "when" for "tab", which is not among its behaviors: tabs.',
    ],
    [
      'an unknown moment in "when"',
      { when: { tabs: 'soon' } },
      'start() received "soon" as "when" of "tabs", so it does nothing. Write one of now, visible, idle, interaction.',
    ],
  ])('remarks %s', (_what, options, words) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    begin([tabs], any(options));
    expect(warn.mock.calls.flat()).toEqual([`[enliven/core] ${words}`]);
    warn.mockRestore();
  });

  it('rejects a null root and does not search the whole document instead', async () => {
    root('<p class="probe"></p>');
    expect(thrownMessage(() => start([tabs], { root: any(null) }))).toBe(
      '[enliven/core] start(…, { root }) expected an element or a document, but received null. Was the element found? Its selector may match nothing, or the document may not be parsed yet.',
    );
    await nextFrames();
    const runtime = begin([tabs]);
    expect(runtime.mounts.size).toBe(1);
  });

  it('explains how to turn a selector into a root', () => {
    expect(thrownMessage(() => start([tabs], { root: any('#x > "y"') }))).toBe(
      '[enliven/core] start(…, { root }) expected an element or a document, but received the text "#x > "y"". Give it document.querySelector("#x > \\"y\\"").',
    );
  });

  it('accepts an undefined root and an empty list', () => {
    const none: AnyBehavior[] = [];
    expect(begin(none, { root: any(undefined) }).mounts.size).toBe(0);
  });
});

describe('scan', () => {
  it.each([null, '#x', 7, {}])('rejects %j and still finds elements afterwards', (argument) => {
    const runtime = begin([tabs]);
    expect(thrownMessage(() => runtime.scan(any(argument)))).toMatch(
      /^\[enliven\/core\] scan\(\) expected an element or a document, but received /,
    );
    root('<p class="probe"></p>');
    runtime.scan();
    expect(runtime.mounts.size).toBe(1);
  });

  it('finds elements in a document fragment', () => {
    const fragment = document.createDocumentFragment();
    fragment.append(document.createElement('p'));
    (fragment.firstChild as Element).className = 'probe';
    const runtime = begin([tabs]);
    runtime.scan(fragment);
    expect(runtime.mounts.size).toBe(1);
  });
});
