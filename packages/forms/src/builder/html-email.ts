/** What browsers take for an e-mail address in a field of that type: the rule of Divi 5 and of sign-ups. */

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

export const isHtmlEmail = (text: string): boolean => EMAIL.test(text);
