/** Tests of the types of a page that imports the library, which only the type check reads. */
import type { Failure, MountDetail } from '@enliven/core';
import type { FormSubmitDetail } from '@enliven/forms';
import type { StickyDetail } from '@enliven/sticky';
import { expectTypeOf } from 'vitest';
import type { Enliven } from '../src/api';

expectTypeOf(window.enliven).toEqualTypeOf<Enliven | undefined>();
expectTypeOf(globalThis.enliven).toEqualTypeOf<Enliven | undefined>();

declare const enliven: Enliven;
enliven.on('mount', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<MountDetail>());
enliven.on('failure', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<Failure>());
enliven.on('unstick', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<StickyDetail>());
enliven.on('submit', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<FormSubmitDetail>());
// Listeners also receive other events with the prefix `enliven:`.
enliven.on('of-another', ({ detail }) => expectTypeOf(detail).toBeAny());

document.addEventListener('enliven:error', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<Failure>());
document.body.addEventListener('enliven:open', ({ detail }) =>
  expectTypeOf(detail).toEqualTypeOf<Record<string, never>>(),
);
window.addEventListener('enliven:stick', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<StickyDetail>());

expectTypeOf(window.et_pb_custom).toEqualTypeOf<Record<string, unknown> | undefined>();
expectTypeOf(window.et_animation_data).toBeUnknown();
