/** Waypoints of old scripts: their callbacks while the page is scrolled. */
import { until } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { type Waypoint, type WaypointOptions, waypoint } from '../src/legacy/jquery-plugins';

const made: Waypoint[] = [];
afterEach(() => {
  for (const one of made.splice(0)) one.destroy();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

/** Adds an element 100 px high, `top` px down a long page, and records the calls of its waypoint. */
function stage(top: number, offset: WaypointOptions['offset']): string[] {
  document.body.innerHTML = `<div style="height:${top}px"></div><p style="height:100px;margin:0">Here</p><div style="height:9000px"></div>`;
  const heard: string[] = [];
  const element = document.querySelector('p') as Element;
  made.push(waypoint(element, { offset, handler: (direction) => heard.push(direction) }));
  return heard;
}

const margin = () => (document.querySelector('p') as Element).getBoundingClientRect().top + scrollY;
const soon = () => new Promise((resolve) => setTimeout(resolve, 60));

it.each<[WaypointOptions['offset'], (height: number) => number]>([
  [undefined, () => 0],
  [40, () => 40],
  ['40', () => 40],
  ['100%', (height) => height],
  ['25%', (height) => height / 4],
  ['bottom-in-view', (height) => height - 100],
])('a waypoint with the offset %s calls back at its line in both directions', async (offset, lineOf) => {
  const heard = stage(3000, offset);
  await soon();
  expect(heard).toEqual([]);
  const at = margin() - lineOf(innerHeight);
  scrollTo(0, at - 3);
  await soon();
  expect(heard).toEqual([]);
  scrollTo(0, at + 3);
  await until(() => heard.length === 1);
  scrollTo(0, 8000);
  await soon();
  scrollTo(0, 0);
  await until(() => heard.length === 2);
  expect(heard).toEqual(['down', 'up']);
});

it('a waypoint calls back for an element already passed, until it is destroyed', async () => {
  const heard = stage(10, '100%');
  await until(() => heard.length === 1);
  made[0]?.destroy();
  document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:5000px' }));
  await soon();
  expect(heard).toEqual(['down']);
});
