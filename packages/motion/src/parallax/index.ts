/** Parallax backgrounds: pictures that scroll more slowly than what stands in front of them. */
export { parallax } from './behavior';
