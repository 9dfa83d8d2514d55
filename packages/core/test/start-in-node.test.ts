/** `start()` in an environment without a page. */
import { expect, it } from 'vitest';
import { defineBehavior, start } from '../src';

it('says that it needs a page', () => {
  expect(typeof document).toBe('undefined');
  const tabs = defineBehavior({
    name: 'tabs',
    package: '@site/own',
    selector: '.tabs',
    load: async () => ({ default: () => null }),
  });
  expect(() => start([tabs])).toThrow(/^\[enliven\/core\] start\(\) needs a page, .* Call start\(\) in the browser/);
});
