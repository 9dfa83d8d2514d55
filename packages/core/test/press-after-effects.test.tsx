/** A kept press is replayed once the behavior is ready: the state that its effects have set is rendered. */
import { click, root, until } from '@enliven/testing';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEvent } from '../src';
import { begin, cleanUp, type Probe, probe } from './support/bring';

const heard = vi.fn();
const done = vi.fn();

/** Does nothing before its effect has run. */
const Prepared: Probe = ({ element }) => {
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => setIsReady(true), []);
  useEvent(element, 'click', () => {
    heard();
    if (isReady) done();
  });
  return null;
};

afterEach(cleanUp);

it('a kept press reaches a handler that needs state set by an effect', async () => {
  root('<div class="probe"><b class="title">Title</b></div>');
  begin([probe(Prepared, { press: '.title', when: 'interaction' })]);
  click(document.querySelector('.title') as Element);
  await until(() => heard.mock.calls.length > 0);
  expect(done).toHaveBeenCalledOnce();
});
