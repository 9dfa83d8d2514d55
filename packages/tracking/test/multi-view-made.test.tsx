/** Multi-view data about elements that behaviors insert, such as the dots of a slider. */
import { type BehaviorProps, defineBehavior, start, useInsert } from '@enliven/core';
import { root, until } from '@enliven/testing';
import { expect, it, onTestFinished } from 'vitest';
import { multiViewList } from '../src';
import { entry, find, list } from './support/multi-view-page';
import { atWidth } from './support/width';

function Dots({ element }: BehaviorProps): null {
  useInsert(element, { className: 'et-pb-controllers' });
  return null;
}

const slider = defineBehavior({
  name: 'slider',
  package: '@enliven/test',
  selector: '.et_pb_slider_0',
  when: 'now',
  load: async () => ({ default: Dots }),
});

it('multi-view hides elements that a behavior inserts, but not copies with data-enliven-ignore', async () => {
  atWidth(400);
  const selector = '.et_pb_slider_0 .et-pb-controllers';
  list(entry('setVisibility', { desktop: 'visible', phone: 'hidden' }, { selector }));
  root('<div class="et_pb_slider_0"><i class="et-pb-controllers copy" data-enliven-ignore></i></div>');
  const before = document.body.innerHTML;
  const runtime = start([multiViewList, slider]);
  onTestFinished(() => runtime.stop());
  await until(() => document.querySelector('.et-pb-controllers.et_multi_view_hidden') !== null);
  expect(find('.copy').className).toBe('et-pb-controllers copy');
  await runtime.stop();
  expect(document.body.innerHTML).toBe(before);
});
