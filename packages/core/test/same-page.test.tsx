/** Links to a place on the page: only their presses are kept. */
import { click, root } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { isSamePage, keepEarlyPresses, releaseEarlyPresses } from '../src';

const $ = (selector: string) => document.querySelector(selector) as HTMLAnchorElement;
const show = (href: string) => root(`<p><a href="${href}">link</a></p>`);
const { origin, pathname, search } = location;

afterEach(releaseEarlyPresses);

describe.each([
  ['#place', true],
  [`${origin}${pathname}${search}#place`, true],
  [`${origin}/other/#place`, false],
  ['https://else.test/#place', false],
])('a link to %s', (href, isHere) => {
  it(`leads to a place on the page: ${isHere}`, () => {
    show(href);
    expect(isSamePage($('a'))).toBe(isHere);
  });

  it(`has its press kept before the code has loaded: ${isHere}`, () => {
    show(href);
    $('p').addEventListener('click', (event) => event.preventDefault());
    let heard = 0;
    $('a').addEventListener('click', () => heard++);
    keepEarlyPresses('a[href*="#"]');
    click($('a'));
    expect(heard).toBe(isHere ? 0 : 1);
    releaseEarlyPresses();
    expect(heard).toBe(1);
  });
});
