// Escaping of text and data for HTML text, attributes and script blocks.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: unknown): string => String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Returns JSON that cannot end its script element and is also valid JavaScript for old parsers. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
