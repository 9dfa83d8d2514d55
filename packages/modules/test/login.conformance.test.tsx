/** The login form keeps to the rules every behavior keeps to. */
import { describeBehavior } from '@enliven/testing';
import { login } from '../src/login';
import { login as markup } from './small-markup';

describeBehavior(login, { html: markup() });
