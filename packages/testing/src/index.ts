/** Entry point of the test helpers. */
export { finishAnimations } from './animations';
export { type Conformance, describeBehavior } from './describe-behavior';
export { html, root } from './fixtures';
export { htmlResponse } from './html-response';
export { click, hover, key, touch } from './input';
export { onEitherPage, withJQuery } from './jquery';
export { countListeners } from './listeners';
export { nextFrames, PATIENCE, until, watchShifts } from './moments';
export { type Rendered, renderBehavior } from './render-behavior';
export { axeViolations } from './rules/page';
export { silence } from './silence';
