/** A login form (docs/reference/small-modules.md#login): its labels are there for assistive technology, its use counts, and the rest is left alone. */
import { type BehaviorProps, converted, useClaims, useEvent } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { hiddenLabel } from '../shared/elements';

export default function Login({ element }: BehaviorProps): ReactNode {
  const [labels] = useState(() => [...element.querySelectorAll('label.et_pb_contact_form_label')]);
  useClaims(labels.flatMap(hiddenLabel));
  // The browser sends it at once, so nothing can be waited for.
  useEvent(element, 'submit', () =>
    converted.emit({ element: element.closest('.et_pb_module') ?? element, until() {} }),
  );
  return null;
}
