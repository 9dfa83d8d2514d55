/** Descriptor of the login form behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** Login forms: labels for screen readers; the browser submits the form. */
export const login: Behavior = defineModule({
  name: 'login',
  selector: '.et_pb_login_form',
  load: () => import('./login'),
});
