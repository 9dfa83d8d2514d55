/** Events that jQuery sends around its own requests, for requests that a behavior has taken over (docs/reference/coexistence.md#events-of-the-originals). Lazy part: fetched with the first of them where jQuery is. */
import { global } from '../page/global';

type JQuery = (target: EventTarget) => { trigger(type: string, args: unknown[]): unknown };

/** Outcome of a request; undefined for a failure. */
type Answer = { status: number; text: string } | undefined;

/**
 * Sends `ajaxSend` through jQuery, if the page has one. Captcha plugins and statistics listen to these events.
 *
 * @returns the function that sends `ajaxSuccess` or `ajaxError`, and `ajaxComplete`, once the caller has used the answer
 */
export function announceRequest(url: string, method: string, body: unknown): (answer: Answer) => void {
  const jQuery = global('jQuery') as JQuery | undefined;
  if (typeof jQuery !== 'function') return () => {};
  const settings = {
    url,
    type: method,
    method,
    data: body instanceof URLSearchParams ? `${body}` : body,
    global: true,
  };
  const request = { readyState: 1, status: 0, statusText: '', responseText: '', getResponseHeader: () => null };
  const send = (type: string, ...more: unknown[]) => jQuery(document).trigger(type, [request, settings, ...more]);
  send('ajaxSend');
  return (answer) => {
    Object.assign(request, {
      readyState: 4,
      status: answer?.status ?? 0,
      statusText: answer ? 'success' : 'error',
      responseText: answer?.text ?? '',
    });
    // As with jQuery, listeners find the answer on the page.
    setTimeout(() => {
      if (answer) send('ajaxSuccess', answer.text);
      else send('ajaxError', request.statusText);
      send('ajaxComplete');
    });
  };
}
