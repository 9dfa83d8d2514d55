/** What a link around a whole element is called. */

const LONGEST = 80;

/** Its heading, else its words, else its picture's text, else where it leads. */
export function linkName(element: Element, url: string): string {
  const heading = element.querySelector('h1,h2,h3,h4,h5,h6');
  const image = element.querySelector('img[alt]:not([alt=""])');
  const words = [heading?.textContent, element.textContent, image?.getAttribute('alt')]
    .map((text) => text?.replace(/\s+/g, ' ').trim())
    .find(Boolean);
  if (!words) return url.replace(/^\w+:\/\/|\/$/g, '');
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}
