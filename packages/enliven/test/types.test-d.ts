/** Types of the page once the library is imported, checked by the repository's type check. */
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
// What others send under our prefix is heard, too.
enliven.on('of-another', ({ detail }) => expectTypeOf(detail).toBeAny());

document.addEventListener('enliven:error', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<Failure>());
document.body.addEventListener('enliven:open', ({ detail }) =>
  expectTypeOf(detail).toEqualTypeOf<Record<string, never>>(),
);
window.addEventListener('enliven:stick', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<StickyDetail>());

expectTypeOf(window.et_pb_custom).toEqualTypeOf<Record<string, unknown> | undefined>();
expectTypeOf(window.et_animation_data).toBeUnknown();
