/** A copy that takes the room of a module and does nothing else. */

/** What makes a copy answer for the original, to labels, forms, scripts and the focus; and what would be fetched once more. */
const OWN = /^(id|name|for|form|autofocus|src|srcdoc|data|poster)$/;
const STYLE = ';opacity:0!important;transition:none!important;animation:none!important;transform:none!important';

/** Nobody sees, hears, reaches or brings it to life. @param className is added @param style is added, too */
export function inertClone(element: HTMLElement, className: string, style = ''): HTMLElement {
  const originals = [element, ...element.querySelectorAll('*')];
  const clone = element.cloneNode(true) as HTMLElement;
  for (const [at, copy] of [clone, ...clone.querySelectorAll<HTMLElement>('*')].entries()) {
    // Pictures come from memory.
    const kept = copy.matches('img,input') && 'src';
    for (const name of copy.getAttributeNames()) if (name !== kept && OWN.test(name)) copy.removeAttribute(name);
    if (copy.matches('script,.et_pb_sticky_module_style')) copy.remove();
    const { videoWidth, videoHeight, complete } = originals[at] as Partial<HTMLVideoElement & HTMLImageElement>;
    if (videoWidth) copy.style.aspectRatio ||= `${videoWidth}/${videoHeight}`;
    // What is in memory already takes its room at once.
    if (complete) copy.removeAttribute('loading');
  }
  clone.className += ` ${className}`;
  clone.style.cssText += STYLE + style;
  for (const name of ['aria-hidden', 'inert', 'data-enliven-ignore']) clone.setAttribute(name, 'true');
  return clone;
}
