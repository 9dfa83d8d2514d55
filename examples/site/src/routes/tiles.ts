// Route of map tiles. Every tile is the same drawing of the town with a different view box.

import { Hono } from 'hono';
import { quay, town } from '../content/town';

const SIZE = 256;
/** Zoom level of the drawing's coordinates. */
const DRAWN_ZOOM = 16;
const MAX_ZOOM = 19;

/** Returns the position of the quay on the world map in pixels at a zoom level (Web Mercator). */
const quayAt = (zoom: number): { x: number; y: number } => {
  const world = SIZE * 2 ** zoom;
  const sine = Math.sin((quay.lat * Math.PI) / 180);
  return {
    x: ((quay.lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
};

export const tile = (zoom: number, x: number, y: number): string => {
  const scale = 2 ** (DRAWN_ZOOM - zoom);
  const origin = quayAt(zoom);
  const left = (x * SIZE - origin.x) * scale;
  const top = (y * SIZE - origin.y) * scale;
  const window = [left, top, SIZE * scale, SIZE * scale].map((value) => value.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${window}">${town}</svg>`;
};

export const tileRoutes = (): Hono =>
  new Hono().get('/tiles/:zoom{[0-9]+}/:x{[0-9]+}/:name{[0-9]+\\.svg}', (context) => {
    const [zoom, x, y] = ['zoom', 'x', 'name'].map((name) =>
      Number.parseInt(context.req.param(name as 'zoom') ?? '', 10),
    );
    if (zoom === undefined || x === undefined || y === undefined || zoom > MAX_ZOOM) return context.notFound();
    return context.body(tile(zoom, x, y), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  });
