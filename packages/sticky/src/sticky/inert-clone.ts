/** A copy that takes the room of a module and does nothing else. */

/** What makes a copy answer for the original: to labels, to forms, to scripts, to the focus. */
const NAMES = /^(id|name|for|form|autofocus)$/;
/** What would be fetched once more; pictures come from memory. */
const SOURCES = /^(src|srcdoc|data|poster)$/;
const STYLE = ';opacity:0!important;transition:none!important;animation:none!important;transform:none!important';

/** Nobody sees, hears, reaches or brings it to life. @param className is added */
export function inertClone(element: HTMLElement, className: string): HTMLElement {
  const originals = [element, ...element.querySelectorAll('*')];
  const clone = element.cloneNode(true) as HTMLElement;
  for (const [at, copy] of [clone, ...clone.querySelectorAll<HTMLElement>('*')].entries()) {
    for (const name of copy.getAttributeNames())
      if (NAMES.test(name) || (SOURCES.test(name) && !copy.matches('img,input'))) copy.removeAttribute(name);
    if (copy.matches('script,.et_pb_sticky_module_style')) copy.remove();
    const { videoWidth, videoHeight, complete } = originals[at] as Partial<HTMLVideoElement & HTMLImageElement>;
    if (videoWidth) copy.style.aspectRatio ||= `${videoWidth}/${videoHeight}`;
    // What is in memory already takes its room at once.
    if (complete) copy.removeAttribute('loading');
  }
  clone.classList.add(className);
  clone.style.cssText += STYLE;
  clone.setAttribute('aria-hidden', 'true');
  for (const name of ['inert', 'data-enliven-ignore']) clone.setAttribute(name, '');
  return clone;
}
