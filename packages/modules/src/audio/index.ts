/** Audio modules, played by the browser's own controls. */
export { audio } from './behavior';
