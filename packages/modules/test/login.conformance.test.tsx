/** Conformance suite for the login form. */
import { describeBehavior } from '@enliven/testing';
import { login } from '../src/login';
import { login as markup } from './small-markup';

describeBehavior(login, { html: markup() });
