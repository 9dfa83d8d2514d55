/** Creates inert copies of modules: placeholders, and copies for measuring (docs/reference/sticky.md#start-and-end). */

/** Attributes that identify the original to labels, forms, scripts and focus, or that start a fetch. */
const OWN = ['id', 'name', 'for', 'form', 'autofocus', 'src', 'srcdoc', 'data', 'poster'];
/** Elements whose copies are changed: a header holds hundreds, few of which are any of these. */
const CHANGED = `${OWN.map((name) => `[${name}]`)},img,video,script,.et_pb_sticky_module_style`;
const STYLE = ';opacity:0!important;transition:none!important;animation:none!important;transform:none!important';

/** Clones an element so that it is invisible, inert and never mounted. @param className class to add @param style declarations to add */
export function inertClone(element: HTMLElement, className: string, style = ''): HTMLElement {
  const originals = [element, ...element.querySelectorAll(CHANGED)];
  const clone = element.cloneNode(true) as HTMLElement;
  for (const [at, copy] of [clone, ...clone.querySelectorAll<HTMLElement>(CHANGED)].entries()) {
    // Images are cached.
    const kept = copy.matches('img,input') && 'src';
    for (const name of OWN) if (name !== kept) copy.removeAttribute(name);
    if (copy.matches('script,.et_pb_sticky_module_style')) copy.remove();
    const { videoWidth, videoHeight, complete } = originals[at] as Partial<HTMLVideoElement & HTMLImageElement>;
    if (videoWidth) copy.style.aspectRatio ||= `${videoWidth}/${videoHeight}`;
    // A loaded image must have its size at once.
    if (complete) copy.removeAttribute('loading');
  }
  clone.className += ` ${className}`;
  clone.style.cssText += STYLE + style;
  for (const name of ['aria-hidden', 'inert', 'data-enliven-ignore']) clone.setAttribute(name, 'true');
  return clone;
}

/**
 * Inserts a placeholder after the module.
 *
 * @param blockMargins margins above and below, as a `margin-block` value
 */
export function placeholderFor(element: HTMLElement, id: string, blockMargins: string): HTMLElement {
  const clone = inertClone(element, 'et_pb_sticky_placeholder', `;margin-block:${blockMargins}!important`);
  const { dataset } = clone;
  dataset.stickyPlaceholderId = id;
  if (dataset.address) dataset.address = `placeholder-${dataset.address}`;
  element.after(clone);
  return clone;
}
