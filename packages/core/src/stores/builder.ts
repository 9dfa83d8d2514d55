/** Store of the builder that owns the page (docs/reference/shared.md#builders), in which only behaviors with `builder: true` run. */

import { global } from '../page/global';
import { environmentStore } from './environment-store';

/** `vb` visual builder · `bfb` back-end builder · `tb` theme builder · `lbb` layout block builder · `lbp` its preview. */
export type BuilderContext = 'vb' | 'bfb' | 'tb' | 'lbb' | 'lbp';

/** Selector of the body, or of the root, in each context; the first match counts. */
const MARKS: [BuilderContext, string][] = [
  ['lbp', '.et-block-layout-preview'],
  ['bfb', '.et-fb.et-bfb'],
  ['tb', '.et-fb.et-tb'],
  ['vb', '.et-fb,.et-cloud-item-editor,[class*="et_pb_library_page-"],[class*="et-fb-"]>*'],
];

function read(): BuilderContext | null {
  const builderType = (global('et_builder_utils_params') as { builderType?: unknown } | null | undefined)?.builderType;
  const declared = /^(vb|bfb|tb|lb[bp])$/.test(`${builderType}`) && (builderType as BuilderContext);
  const marked = MARKS.find(([, selector]) => document.body.matches(selector))?.[0];
  return declared || marked || (global('ET_Builder') ? 'vb' : null);
}

/** Store of the builder that owns the page; null on the public site. */
export const $builder = environmentStore<BuilderContext | null>(read, (update) => {
  const observer = new MutationObserver(follow);
  // Page swaps replace the body, so its parent is observed as well.
  function follow(): void {
    observer.observe(document.documentElement, { childList: true, attributeFilter: ['class'] });
    observer.observe(document.body, { attributeFilter: ['class'] });
    update();
  }
  follow();
  return () => observer.disconnect();
});
