/** States and page numbers of the pagination (docs/reference/blog.md#pages-in-place). */
import { describe, expect, it } from 'vitest';
import {
  type AjaxPaginationEvent,
  type AjaxPaginationState,
  ajaxPaginationMachine,
  IDLE,
  isBusy,
} from '../src/ajax-pagination/ajax-pagination';
import { pageNumber } from '../src/ajax-pagination/paged-module';

const request = { address: '/page/2/', label: 'Older' };
const content = { nodes: [], cached: false };
const press: AjaxPaginationEvent = { type: 'press', request };
const answer: AjaxPaginationEvent = { type: 'answer', content };
const fail: AjaxPaginationEvent = { type: 'fail', failure: 'No.' };
const faded: AjaxPaginationEvent = { type: 'faded' };
const after = (...events: AjaxPaginationEvent[]): AjaxPaginationState => events.reduce(ajaxPaginationMachine, IDLE);

describe('ajax pagination machine', () => {
  it.each([
    [[press], 'leaving', null],
    [[press, answer], 'leaving', null],
    [[press, answer, faded], 'entering', content],
    [[press, faded], 'waiting', null],
    [[press, faded, answer], 'entering', content],
    [[press, answer, faded, faded], 'idle', content],
    [[press, fail], 'entering', null],
    [[press, faded, fail], 'entering', null],
    [[press, faded, fail, faded], 'idle', null],
    [[answer], 'idle', null],
    [[faded], 'idle', null],
  ] as [AjaxPaginationEvent[], string, unknown][])('after %j is %s', (events, phase, shown) => {
    expect(after(...events)).toMatchObject({ phase, shown });
  });

  it('ignores a second press until the first page is shown', () => {
    const second: AjaxPaginationEvent = { type: 'press', request: { address: '/page/3/', label: 'x' } };
    for (const events of [[press], [press, faded], [press, answer, faded]]) {
      expect(ajaxPaginationMachine(after(...events), second).request).toBe(request);
    }
    expect(after(press, answer, faded, faded, second).request?.address).toBe('/page/3/');
  });

  it('clears a failure with the next press', () => {
    expect(after(press, fail).failure).toBe('No.');
    expect(after(press, fail, faded, press).failure).toBeNull();
  });

  it('keeps the shown page when the next one fails to load', () => {
    expect(after(press, answer, faded, faded, press, fail).shown).toBe(content);
  });

  it('is busy until the request ends', () => {
    expect([after(press), after(press, faded), after(press, fail), IDLE].map(isBusy)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('page number', () => {
  it.each([
    ['http://site.test/blog/page/2/?et_blog', '2'],
    ['/?paged=12', '12'],
    ['/?a=1&page=3', '3'],
    ['/blog/', undefined],
    ['/page/two', undefined],
  ])('of %s is %s', (address, number) => expect(pageNumber(address)).toBe(number));
});
