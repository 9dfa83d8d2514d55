/** Builder contexts: which classes and globals mean a builder, and how the store follows their changes. */
import { nextFrames, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $builder } from '../src';
import { begin, cleanUp, probe, settled } from './support/bring';

const root = document.documentElement;

afterEach(async () => {
  vi.unstubAllGlobals();
  root.removeAttribute('class');
  await cleanUp();
});

describe('$builder', () => {
  it.each([
    ['', null],
    ['home page et_pb_pagebuilder_layout et-tb-has-template et-db', null],
    ['et-pb-preview', null],
    ['et-fb', 'vb'],
    ['et-fb et-bfb', 'bfb'],
    ['et-fb et-tb', 'tb'],
    ['et-block-layout-preview', 'lbp'],
    ['et-cloud-item-editor', 'vb'],
    ['page et_pb_library_page-header', 'vb'],
    ['et-bfb', null],
  ])('is, on a body of class "%s": %s', (classes, context) => {
    document.body.className = classes;
    expect($builder.get()).toBe(context);
  });

  it.each([
    'et-fb-preview--wireframe',
    'et-fb-preview--desktop',
    'et-fb-preview--tablet',
    'et-fb-preview--phone',
    'et-fb-preview--zoom',
    'et-fb-app-frame',
    'et-fb-top-html',
  ])('is vb when the root element has the class "%s"', (name) => {
    root.className = `js ${name}`;
    expect($builder.get()).toBe('vb');
  });

  it.each([
    ['vb', 'vb'],
    ['bfb', 'bfb'],
    ['tb', 'tb'],
    ['lbb', 'lbb'],
    ['lbp', 'lbp'],
    ['fe', null],
    ['', null],
    [undefined, null],
    [{}, null],
    ['vbx', null],
  ])('is, for the builder type %j: %s', (builderType, context) => {
    vi.stubGlobal('et_builder_utils_params', { builderType });
    expect($builder.get()).toBe(context);
  });

  it('prefers the printed builder type to the classes, unless the type is "fe"', () => {
    document.body.className = 'et-fb';
    vi.stubGlobal('et_builder_utils_params', { builderType: 'lbb' });
    expect($builder.get()).toBe('lbb');
    vi.stubGlobal('et_builder_utils_params', { builderType: 'fe' });
    expect($builder.get()).toBe('vb');
  });

  it('recognizes the builder of Divi 5 by its global ET_Builder', () => {
    vi.stubGlobal('ET_Builder', {});
    expect($builder.get()).toBe('vb');
  });

  it('follows the classes of body and root element while it has a listener', async () => {
    const seen: unknown[] = [];
    const off = $builder.listen((value) => seen.push(value));
    document.body.classList.add('et-fb');
    await until(() => seen.length === 1);
    document.body.classList.add('et-tb');
    await until(() => seen.length === 2);
    document.body.className = '';
    await until(() => seen.length === 3);
    root.classList.add('et-fb-top-html');
    await until(() => seen.length === 4);
    root.classList.remove('et-fb-top-html');
    await until(() => seen.length === 5);
    off();
    document.body.classList.add('et-fb');
    await nextFrames();
    expect(seen).toEqual(['vb', 'tb', null, 'vb', null]);
  });

  it('follows the classes of a body that replaces another', async () => {
    const seen: unknown[] = [];
    const off = $builder.listen((value) => seen.push(value));
    const swap = (classes: string) => {
      const body = document.createElement('body');
      body.className = classes;
      document.body.replaceWith(body);
    };
    swap('et-fb');
    await until(() => seen.at(-1) === 'vb');
    swap('');
    await until(() => seen.at(-1) === null);
    document.body.classList.add('et-fb');
    await until(() => seen.at(-1) === 'vb');
    off();
  });
});

describe('start() in a builder', () => {
  const SERVER = '<p class="probe"></p><p class="guest"></p>';
  const behaviors = () => [
    probe(({ element }) => {
      element.setAttribute('data-alive', '');
      return null;
    }),
    probe(() => null, { name: 'guest', selector: '.guest', builder: true }),
  ];

  it('mounts only behaviors that allow builders', async () => {
    document.body.className = 'et-fb';
    document.body.innerHTML = SERVER;
    const runtime = begin(behaviors());
    await settled(runtime);
    expect([...runtime.mounts].map(({ behavior }) => behavior.name)).toEqual(['guest']);
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('restores all other elements when the builder opens, and mounts them again when it closes', async () => {
    document.body.innerHTML = SERVER;
    const runtime = begin(behaviors());
    await settled(runtime);
    const [, guest] = runtime.mounts;
    expect(runtime.mounts.size).toBe(2);
    document.body.classList.add('et-fb');
    await until(() => runtime.mounts.size === 1);
    expect([...runtime.mounts]).toEqual([guest]);
    document.body.classList.remove('et-fb');
    await until(() => runtime.mounts.size === 2);
    await settled(runtime);
    expect(guest?.state).toBe('mounted');
  });

  it('mounts nothing inside the builder’s app', async () => {
    document.body.innerHTML = `<div id="et-fb-app">${SERVER}</div>`;
    const runtime = begin(behaviors());
    await nextFrames();
    expect(runtime.mounts.size).toBe(0);
  });
});
