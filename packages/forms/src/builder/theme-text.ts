/** The theme's texts for forms, in English if the page prints none (docs/reference/builder-forms.md#texts). */
import { formMessage } from '../shared/messages';

const ENGLISH = {
  captcha: 'Captcha',
  wrong_checkbox: 'Checkbox',
  fill_message: 'Please, fill in the following fields:',
  contact_error_message: 'Please, fix the following errors:',
  invalid: 'Invalid email',
  wrong_captcha: 'You entered the wrong number in captcha.',
  subscription_failed: 'Please, check the fields below to make sure you entered the correct information.',
} as const;

/** Returns a text of the theme. */
export const themeText = (key: keyof typeof ENGLISH): string => formMessage(key, ENGLISH[key]);
