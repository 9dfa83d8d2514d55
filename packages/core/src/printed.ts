/** Whether the theme printed anything under the name of a global: empty lists, however nested, are nothing. */
import { global } from './global';

/** Deeper than any theme prints; what goes on below says something, were it only itself. */
const DEEP = 9;

const says = (value: unknown, depth = 0): boolean =>
  typeof value === 'object'
    ? depth > DEEP || Object.values(value ?? {}).some((inner) => says(inner, depth + 1))
    : value !== undefined && value !== '';

/** Whether the theme printed anything under the name of a global: empty lists, however nested, are nothing. */
export const isPrinted = (name: string): boolean => says(global(name));
