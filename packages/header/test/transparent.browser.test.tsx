/** Elements with space for a transparent header, in a browser. */
import { html, nextFrames, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { find, isFixed, scrollTo, show, styleOf, TALL, tidyUp } from './support/laid-out';
import { HEADER, page } from './support/page';

afterEach(tidyUp);

describe('a transparent header', () => {
  const section = (name: string, inner: string) =>
    html`<div class="et-l"><div class="et_pb_section ${name}" style="padding:20px 0">${inner}</div></div>${TALL}`;
  const ROW = '<div class="et_pb_row"><div class="et_pb_module" id="first">module</div></div>';
  const padding = () => document.querySelector<HTMLElement>('.et_pb_section_first')?.style.paddingTop;

  it('becomes fixed by the position of the first row without the space for the header', async () => {
    await show('et_fixed_nav et_transparent_nav', page(HEADER, section('', ROW)));
    await until(() => padding() === '100px');
    expect(styleOf('page-container').paddingTop).toBe('0px');
    await nextFrames(3);
    // 51 px for a header of 80 px; the row is at 20 px before and at 100 px after.
    for (const [y, fixed] of [
      [130, false],
      [131, true],
      [130, false],
    ] as const) {
      await scrollTo(y);
      await until(() => isFixed() === fixed);
    }
    await scrollTo(300);
    // A second measurement has the same result.
    window.dispatchEvent(new Event('load'));
    await nextFrames(5);
    await scrollTo(130);
    expect(isFixed()).toBe(false);
    await scrollTo(131);
    expect(isFixed()).toBe(true);
    expect(find('page-container').style.marginTop).toBe('');
  });

  it.each([
    ['et_pb_fullwidth_header', 'paddingTop', '87px'],
    ['et_pb_fullwidth_code', 'paddingTop', '87px'],
    ['et_pb_fullwidth_portfolio', 'paddingTop', '80px'],
    ['et_pb_post_title', 'paddingTop', '130px'],
    ['et_pb_fullwidth_menu', 'marginTop', '80px'],
  ] as const)('adds space to a first module %s', async (name, property, value) => {
    const module = html`<div class="et_pb_module ${name}" id="first" style="padding-top:7px">module</div>`;
    const { stop } = await show(
      'et_fixed_nav et_transparent_nav',
      page(HEADER, section('et_pb_fullwidth_section', module)),
    );
    await until(() => find('first').style[property] === value);
    await stop();
    expect(find('first').getAttribute('style')).toBe('padding-top:7px');
  });

  it.each([
    [
      'the slides and arrows of a slider',
      '',
      html`<div class="et_pb_module et_pb_slider"><div class="et_pb_slides"><div class="et_pb_slide" id="first">slide</div></div>
        <div class="et-pb-slider-arrows"><a id="second" style="display:block;height:40px">Next</a></div></div>`,
      { first: 'padding-top: 80px', second: 'margin-top: 20px' },
    ],
    [
      'a map',
      '',
      html`<div class="et_pb_module et_pb_fullwidth_map_container"><div class="et_pb_map" id="first" style="height:200px"></div></div>`,
      { first: 'height: 280px' },
    ],
    [
      'a shop notice',
      'et-db et_full_width_page',
      html`<div class="et_pb_module">module</div><div id="left-area"><div class="woocommerce-notices-wrapper" id="first">Added</div></div>`,
      { first: 'margin-top: 54px' },
    ],
    [
      'the title of a post',
      'single',
      html`<div class="et_post_meta_wrapper" id="first"><h1 class="entry-title">Post</h1></div>`,
      { first: 'padding-top: 80px' },
    ],
  ])('adds space to %s', async (_name, classes, module, styles) => {
    const { stop } = await show(
      `et_fixed_nav et_transparent_nav ${classes}`,
      page(HEADER, section('et_pb_fullwidth_section', module)),
    );
    await until(() => Object.entries(styles).every(([id, style]) => find(id).getAttribute('style')?.includes(style)));
    await stop();
    for (const [id, style] of Object.entries(styles)) expect(find(id).getAttribute('style') ?? '').not.toContain(style);
  });

  it('adds space to the arrows of a slider that mounts later', async () => {
    const module = html`<div class="et_pb_module et_pb_slider" id="first"><div class="et_pb_slides">slides</div></div>`;
    await show('et_fixed_nav et_transparent_nav', page(HEADER, section('et_pb_fullwidth_section', module)));
    await until(() => find('page-container').style.paddingTop === '0px');
    find('first').insertAdjacentHTML(
      'beforeend',
      '<div class="et-pb-slider-arrows"><a id="second" style="display:block;height:40px">Next</a></div>',
    );
    await until(() => find('second').style.marginTop === '20px');
  });

  it.each([
    [981, '138px'],
    [980, '137px'],
  ])('adds space to plain content in a window of %i px', async (width, room) => {
    const content = html`<div class="container" id="first">${TALL}</div>`;
    await show('et_fixed_nav et_transparent_nav', page(HEADER, content), width);
    await until(() => find('first').style.paddingTop === room);
  });
});
