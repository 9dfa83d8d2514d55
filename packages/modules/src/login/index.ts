/** Where login forms are found. The browser sends them; this behavior only names their fields. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** The login form: labels for who cannot see its placeholders. */
export const login: Behavior = defineModule({
  name: 'login',
  selector: '.et_pb_login_form',
  load: () => import('./login'),
});
