/** What every behavior is tested with. */
export { finishAnimations } from './animations';
export { axeViolations } from './axe';
export { type Conformance, describeBehavior } from './describe-behavior';
export { html, root } from './fixtures';
export { onEitherPage, withJQuery } from './jquery';
export { key } from './keyboard';
export { countListeners } from './listeners';
export { nextFrames, until } from './moments';
export { click, hover, touch } from './pointer';
export { type Rendered, renderBehavior } from './render-behavior';
export { watchShifts } from './shifts';
export { silence } from './silence';
