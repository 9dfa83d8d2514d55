/** What browsers take for an e-mail address in a field of that type: the rule of Divi 5 and of sign-ups. */

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
export const HTML_EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');
