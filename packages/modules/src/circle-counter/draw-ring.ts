/** Draws the track and the bar of a circle counter. */
import { LINE_WIDTH, type RingStyle } from './config';

/** The part of a whole turn, at most one in either direction. */
export const turn = (percent: number): number => Math.max(-1, Math.min(1, percent / 100)) || 0;

/**
 * Fills a square canvas: the bar starts at 12 o'clock and goes clockwise.
 *
 * @param size in CSS pixels
 */
export function drawRing(canvas: HTMLCanvasElement, size: number, percent: number, ringStyle: RingStyle): void {
  const ratio = canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1;
  const pixels = Math.round(size * ratio);
  const radius = (pixels - LINE_WIDTH * ratio) / 2;
  // Smaller than its line: there is nothing to draw.
  const context = radius > 0 && canvas.getContext?.('2d');
  if (!context) return;
  // Setting the size clears a canvas.
  if (canvas.width !== pixels) {
    canvas.width = canvas.height = pixels;
    canvas.style.height = canvas.style.width = `${size}px`;
  }
  const center = pixels / 2;
  const arc = (color: string, part: number, alpha: number) => {
    if (part === 0) return;
    context.beginPath();
    const end = -Math.PI / 2 + part * 2 * Math.PI;
    context.arc(center, center, radius, -Math.PI / 2, end, part < 0);
    context.globalAlpha = alpha;
    context.strokeStyle = color;
    context.stroke();
  };
  context.clearRect(0, 0, pixels, pixels);
  context.lineWidth = LINE_WIDTH * ratio;
  context.lineCap = 'round';
  arc(ringStyle.track, 1, ringStyle.alpha);
  arc(ringStyle.bar, turn(percent), 1);
}

/** Resolves custom properties of a color, which a canvas does not understand. */
export function resolveColor(element: HTMLElement, color: string): string {
  if (!color.includes('var(')) return color;
  element.style.color = color;
  const resolved = getComputedStyle(element).color;
  element.style.color = '';
  return resolved;
}
