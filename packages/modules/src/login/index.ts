/** The login form: labels for who cannot see its placeholders. */
export { login } from './behavior';
