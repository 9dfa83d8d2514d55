/** Turns HTML that the site's own server sent into nodes that cannot run anything. */
import { isSafeAttribute } from '../net/address';
import { sharedByVersions } from '../runtime/shared';

interface Policy {
  createHTML(html: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * What would act by itself once it stands on the page, and animations that write an address. Parsed without scripts, what is for browsers
 * that run none is not text but buttons, which Enter would press, and pictures.
 */
const ACTIVE = 'script,base,meta[http-equiv],template,noscript *,[attributeName$="href" i]';

function disarm(element: Element): void {
  for (const { name, value } of [...element.attributes])
    if (!isSafeAttribute(element, name.toLowerCase(), value)) element.removeAttribute(name);
}

/**
 * One parser for the whole page, of whatever version, because a policy's name can be used once. The policy stays inside: what others can reach is the
 * parser, whose answers are always cleaned, and the policy itself admits nothing but the text that is being parsed.
 */
const parser = () =>
  sharedByVersions('html-parser', () => {
    let admitted: string | undefined;
    const rules: Policy = {
      createHTML(html) {
        if (html === admitted) return html;
        throw new TypeError('[enliven/core] the policy "enliven" admits nothing but what parseHtml cleans.');
      },
    };
    const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
    const policy = factory?.createPolicy('enliven', rules) ?? rules;
    return (html: string): Document => {
      admitted = html;
      try {
        const parsed = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
        for (const element of parsed.querySelectorAll(ACTIVE)) element.remove();
        for (const element of parsed.querySelectorAll('*')) disarm(element);
        return parsed;
      } finally {
        admitted = undefined;
      }
    };
  });

/**
 * Parses a document without running it: no script, no event handler and no address that runs code is left in it. For HTML of the
 * same origin only; it is made harmless, not safe from a hostile server.
 *
 * @throws TypeError when the page's policy for trusted types does not allow `enliven`
 */
export const parseHtml = (html: string): Document => parser()(html);
