// Drawings for the galleries: hills, water and a sun in colors derived from a number.

const hill = (number: number, base: number, light: number): string => {
  const bend = (number * 37) % 90;
  return `<path d="M0 ${base} C ${120 + bend} ${base - 90 + bend / 2}, ${330 - bend} ${base + 60 - bend}, 600 ${base - 30} V 426 H 0 Z" fill="hsl(${(number * 47 + 20) % 360} 38% ${light}%)"/>`;
};

/** Returns an SVG document of 600 × 426 pixels. */
export const pictureSvg = (number: number): string => {
  const hue = (number * 47 + 20) % 360;
  const sun = `<circle cx="${90 + ((number * 131) % 420)}" cy="${90 + ((number * 53) % 80)}" r="${36 + ((number * 17) % 26)}" fill="hsl(${(hue + 20) % 360} 80% 84%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 426" width="1200" height="852"><rect width="600" height="426" fill="hsl(${hue} 46% 72%)"/>${sun}${hill(number, 250, 56)}${hill(number + 3, 310, 42)}${hill(number + 7, 372, 26)}</svg>`;
};

/** Returns the address of a picture. */
export const pictureAddress = (number: number): string => `/pictures/${number}.svg`;

/** Returns an image element. The text next to the picture describes it, so `alt` may be empty. */
export const pictureTag = (number: number, alt: string): string =>
  `<img src="${pictureAddress(number)}" alt="${alt}" width="400" height="284" loading="lazy" decoding="async">`;
