/** Keeps a preview where it is: links in it lead nowhere (docs/reference/builder-previews.md#answering). */

/** Blocks links and forms that would leave the page. @param onBlocked shows why @default shows `.link-disabled` @returns the function that ends it */
export function blockLinks(
  owner: Document,
  onBlocked: () => void = () =>
    owner.querySelector<HTMLElement>('.link-disabled')?.style.setProperty('display', 'block'),
): () => void {
  function onClick(event: Event): void {
    const link = event.composedPath().find((one) => (one as Element).localName === 'a') as Element | undefined;
    const address = link?.getAttribute('href');
    if (typeof address !== 'string' || address.startsWith('#')) return;
    event.preventDefault();
    onBlocked();
  }
  owner.addEventListener('click', onClick, true);
  return () => owner.removeEventListener('click', onClick, true);
}
