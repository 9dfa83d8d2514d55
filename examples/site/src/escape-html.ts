// Escapes text and data for the three places the server prints them: HTML text, attributes and script blocks.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: unknown): string => String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot end the script element it stands in, and that old parsers read as JavaScript too. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
