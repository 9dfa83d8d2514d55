/** A response with a page: `new Response(text)` alone declares plain text, which behaviors do not accept as a page. */
export const htmlResponse = (body: BodyInit | null, init: ResponseInit = {}): Response =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=UTF-8', ...init.headers } });
