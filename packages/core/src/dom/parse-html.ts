/** Turns HTML that the site's own server sent into nodes that cannot run anything. */
import { global } from '../page/global';
import { sharedByVersions } from '../runtime/shared';
import { sanitize } from './sanitize';

interface Policy {
  createHTML(html: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
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
    const factory = global('trustedTypes') as Factory | undefined;
    const policy = factory?.createPolicy('enliven', rules) ?? rules;
    return (html: string): Document => {
      admitted = html;
      try {
        return sanitize(new DOMParser().parseFromString(policy.createHTML(html), 'text/html'));
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
