/** Turns HTML that the site's own server sent into nodes that cannot run anything. */
import { shared } from './shared';

interface Policy {
  createHTML(html: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** One policy for the whole library, so that a site can allow it by name: `trusted-types enliven`. */
const policy = () =>
  shared('html-policy', () => {
    const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
    return factory?.createPolicy('enliven', { createHTML: (html) => html }) ?? { createHTML: (html: string) => html };
  });

/** What would act by itself once it stands on the page. */
const ACTIVE = 'script,base,meta[http-equiv]';

function disarm(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    // Browsers skip white space and control characters, also within a scheme.
    const runs = /^(java|vb)script:/i.test(value.replace(/[^!-~]/g, ''));
    if (runs || /^on/i.test(name) || name === 'srcdoc') element.removeAttribute(name);
  }
}

/**
 * Parses a document without running it: no script, no event handler and no `javascript:` address is left in it. For HTML of the
 * same origin only; it is made harmless, not safe from a hostile server.
 *
 * @throws TypeError when the page's policy for trusted types does not allow `enliven`
 */
export function parseHtml(html: string): Document {
  const parsed = new DOMParser().parseFromString(policy().createHTML(html), 'text/html');
  for (const element of parsed.querySelectorAll(ACTIVE)) element.remove();
  for (const element of parsed.querySelectorAll('*')) disarm(element);
  for (const template of parsed.querySelectorAll('template')) template.remove();
  return parsed;
}
