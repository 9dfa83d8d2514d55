/** Tests of the public types, which only the type check reads. */
import type { ReadableAtom } from 'nanostores';
import { expectTypeOf } from 'vitest';
import {
  $viewport,
  type Behavior,
  type BehaviorProps,
  type Claim,
  channel,
  claim,
  defineBehavior,
  message,
  type Page,
  type Runtime,
  start,
  useEvent,
  useStore,
  type Viewport,
} from '../src';

interface Size {
  width: number;
}

// The component receives the type of the parser's result.
const sized = defineBehavior<Size>({
  name: 'sized',
  package: 'test',
  selector: '.sized',
  config: (_element: Element, _page: Page) => ({ width: 1 }),
  load: async () => ({ default: ({ config }: BehaviorProps<Size>) => (config.width > 0 ? null : null) }),
});
expectTypeOf(sized).toEqualTypeOf<Behavior<Size>>();

defineBehavior<Size>({
  name: 'wrong',
  package: 'test',
  selector: '.wrong',
  // @ts-expect-error a parser must return the configuration of the component
  config: () => ({ width: 'wide' }),
  load: async () => ({ default: (_props: BehaviorProps<Size>) => null }),
});

// Behaviors with any configuration can be in one list.
expectTypeOf(start([sized])).toEqualTypeOf<Runtime>();
expectTypeOf<Runtime['stop']>().returns.resolves.toBeVoid();

expectTypeOf(claim(document.body, 'class:open', true)).toEqualTypeOf<Claim>();
// @ts-expect-error only four kinds of claim exist
claim(document.body, 'data:open', true);

expectTypeOf($viewport).toEqualTypeOf<ReadableAtom<Viewport>>();

export function useTypes(): void {
  expectTypeOf(useStore($viewport)).toEqualTypeOf<Viewport>();
  expectTypeOf(useStore($viewport, ({ width }) => width > 980)).toEqualTypeOf<boolean>();
  useEvent<KeyboardEvent>(document.body, 'keydown', (event) => expectTypeOf(event.key).toBeString());
}

expectTypeOf(channel<number>('steps').emit).parameter(0).toBeNumber();
expectTypeOf(message('timeout')).toBeString();
// @ts-expect-error the catalog has no such key
message('nothing');
