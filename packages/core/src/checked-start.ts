/** The way in for those who write `start([…])` themselves: says what was wanted before it does something else. */
import { wantBehaviors, wantOptions, wantPlace } from './arguments';
import type { AnyBehavior } from './behavior';
import { type Runtime, type StartOptions, startRuntime } from './start';

/**
 * Starts behaviors on a document that has been parsed; `start` twice is harmless.
 *
 * @throws TypeError that says what was wanted, what it got, and how to mend it
 */
export function start(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  wantBehaviors(behaviors, 'start()');
  wantOptions(options, 'start()');
  if (options.root !== undefined) wantPlace(options.root, 'start(…, { root })');
  const runtime = startRuntime(behaviors, options);
  return {
    ...runtime,
    scan(from) {
      if (from !== undefined) wantPlace(from, 'scan()');
      runtime.scan(from);
    },
  };
}
