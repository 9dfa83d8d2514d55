/** Login form (docs/reference/small-modules.md#login): exposes labels to assistive technology and reports submissions as conversions. */
import { type BehaviorProps, closestTo, converted, queryAll, useClaims, useEvent } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { hiddenLabel } from '../shared/elements';

export default function Login({ element }: BehaviorProps): ReactNode {
  const [labels] = useState(() => queryAll(element, 'label.et_pb_contact_form_label'));
  useClaims(labels.flatMap(hiddenLabel));
  // The browser submits the form immediately, so `until` has no effect.
  useEvent(element, 'submit', () =>
    converted.emit({ element: closestTo(element, '.et_pb_module') ?? element, until() {} }),
  );
  return null;
}
