/** The e-mail rule of both kinds of forms (contract §1.10): plain text checks, linear in length. */

const SHORTEST = 6;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const LABEL = /^[a-z\d]$|^[a-z\d][a-z\d-]*[a-z\d]$/i;

export function isEmail(text: string): boolean {
  const at = text.indexOf('@', 1);
  if (at < 0 || text.length < SHORTEST || !LOCAL.test(text.slice(0, at))) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}
