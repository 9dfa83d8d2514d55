/** Parser for HTML of the site's own server, whose nodes cannot run code. */
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
 * Parser of the page, shared by all versions, because the name of a Trusted Types policy can be used once. The policy is private: other code
 * reaches only the parser, whose results are sanitized, and the policy accepts only the text that is being parsed.
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
 * Parses a document without running it: removes scripts, event handlers and addresses that run code. For HTML of the same origin only;
 * the result runs nothing, but a hostile server could still change what visitors see.
 *
 * @throws TypeError when the page's policy for trusted types does not allow `enliven`
 */
export const parseHtml = (html: string): Document => parser()(html);
