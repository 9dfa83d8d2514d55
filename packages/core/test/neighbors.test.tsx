/** Elements that are built early where other scripts may search for them, and how long jQuery's `ready` waits. */
import { PATIENCE, root } from '@enliven/testing';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedByVersions, useEarly } from '../src';
import * as neighbors from '../src/page/neighbors';
import { begin, cleanUp, type Probe, probe, settled } from './support/bring';

const Builder: Probe = ({ element }) => {
  const [isBuilt, setBuilt] = useState(false);
  const isEarly = useEarly(isBuilt);
  useLayoutEffect(() => {
    if (!isEarly) return;
    element.setAttribute('data-built', '');
    setBuilt(true);
  }, [isEarly, element]);
  return null;
};

/** Ready queue of jQuery 3: handlers run once every hold is released. */
function fakeJQuery() {
  const handlers: (() => void)[] = [];
  const jQuery = Object.assign((handler: () => void) => void handlers.push(handler), {
    readyWait: 1,
    holdReady(hold: boolean) {
      jQuery.readyWait += hold ? 1 : -1;
      if (jQuery.readyWait === 0) for (const handler of handlers) handler();
    },
    /** Ends the hold that lasts until the document is parsed. */
    parsed: () => jQuery.holdReady(false),
  });
  vi.stubGlobal('jQuery', jQuery);
  return jQuery;
}

beforeEach(() => {
  sharedByVersions('ready', () => ({ isAnnounced: false })).isAnnounced = false;
  document.body.innerHTML = '';
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await cleanUp();
});

describe('hasNeighbors', () => {
  it.each([
    ['<script>jQuery(".et_mobile_menu").addClass("mine")</script>', true],
    ['<script type="rocketlazyloadscript">document.querySelectorAll(".et-pb-controllers a")</script>', true],
    ['<script>var et_pb_custom = {"next":"Next"};</script>', false],
    ['<script type="application/json">{"text":"jQuery"}</script>', false],
    ['<script src="data:text/plain,jQuery" type="text/x-template"></script>', false],
    ['<a id="jQuery"></a>', false],
  ])('on a page with %s is %s', (markup, expected) => {
    document.body.innerHTML = markup;
    expect(neighbors.hasNeighbors()).toBe(expected);
  });

  it('on a page with jQuery is true', () => {
    fakeJQuery();
    expect(neighbors.hasNeighbors()).toBe(true);
  });
});

describe('holdReady', () => {
  it('delays handlers until every hold is released, and then dispatches et_pb_after_init_modules', () => {
    vi.useFakeTimers();
    const jQuery = fakeJQuery();
    const order: string[] = [];
    const note = () => order.push('event');
    document.addEventListener('et_pb_after_init_modules', note);
    const [first, second] = [neighbors.holdReady(), neighbors.holdReady()];
    jQuery.parsed();
    jQuery(() => order.push('ready'));
    first();
    first();
    expect(order).toEqual([]);
    second();
    vi.advanceTimersByTime(0);
    document.removeEventListener('et_pb_after_init_modules', note);
    expect(order).toEqual(['ready', 'event']);
  });

  it('releases the hold after two seconds', () => {
    vi.useFakeTimers();
    const jQuery = fakeJQuery();
    const handler = vi.fn();
    jQuery(handler);
    neighbors.holdReady();
    jQuery.parsed();
    vi.advanceTimersByTime(1999);
    expect(handler).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('does nothing once handlers have run, and without jQuery', () => {
    neighbors.holdReady()();
    const jQuery = fakeJQuery();
    jQuery.parsed();
    neighbors.holdReady()();
    expect(jQuery.readyWait).toBe(0);
  });
});

describe('a behavior that builds elements', () => {
  const start = () => begin([probe(Builder, { builds: true, when: 'interaction' })]);

  it('wakes at once on a page with jQuery, and delays its ready handlers', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const jQuery = fakeJQuery();
    root('<div class="probe"></div>');
    const seen: boolean[] = [];
    jQuery(() => seen.push(document.querySelector('[data-built]') !== null));
    const runtime = start();
    jQuery.parsed();
    await settled(runtime);
    await vi.waitFor(() => expect(seen).toEqual([true]), PATIENCE);
  });

  it('releases the ready handlers when its code fails', async () => {
    const jQuery = fakeJQuery();
    root('<div class="probe"></div>');
    const handler = vi.fn();
    jQuery(handler);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const runtime = begin([probe(Builder, { builds: true, load: () => Promise.reject(new Error('lost')) })]);
    jQuery.parsed();
    await settled(runtime);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), PATIENCE);
  });
});
