/** Whether a builder owns this page (contract 0.6): then everything that did not ask for it stays switched off. */
import { environmentStore } from './environment-store';
import { page } from './page';

/** `vb` visual builder · `bfb` back-end builder · `tb` theme builder · `lbb` layout block builder · `lbp` its preview. */
export type BuilderContext = 'vb' | 'bfb' | 'tb' | 'lbb' | 'lbp';

const CONTEXTS: readonly string[] = ['vb', 'bfb', 'tb', 'lbb', 'lbp'];

function read(): BuilderContext | null {
  const body = document.body?.classList;
  const declared = page().builderType;
  // `lbp` is the block editor's preview of a finished layout.
  if (body?.contains('et-block-layout-preview')) return 'lbp';
  if (CONTEXTS.includes(declared)) return declared as BuilderContext;
  if (body?.contains('et-fb')) return body.contains('et-bfb') ? 'bfb' : body.contains('et-tb') ? 'tb' : 'vb';
  if (body?.contains('et-cloud-item-editor') || /\bet_pb_library_page-/.test(document.body?.className ?? ''))
    return 'vb';
  return typeof (window as { ET_Builder?: unknown }).ET_Builder === 'object' ? 'vb' : null;
}

/** The builder that owns the page, or null on the public site. */
export const $builder = environmentStore<BuilderContext | null>(read, (update) => {
  const observer = new MutationObserver(update);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
});
