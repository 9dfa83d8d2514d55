/** E-mail rule of the plugin and of the builder's fourth generation (docs/reference/plugin-forms.md#rules); linear in length. */
export const EMAIL_PATTERN =
  /^(?=.{6})[\w!#$%&'*+/=?^`{|}~.-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;
