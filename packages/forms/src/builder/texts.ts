/** The theme's strings for its forms, in English where the page brings none (docs/reference/builder-forms.md#texts). */
import { sentence } from '../shared/sentence';

const ENGLISH = {
  captcha: 'Captcha',
  wrong_checkbox: 'Checkbox',
  fill_message: 'Please, fill in the following fields:',
  contact_error_message: 'Please, fix the following errors:',
  invalid: 'Invalid email',
  wrong_captcha: 'You entered the wrong number in captcha.',
  subscription_failed: 'Please, check the fields below to make sure you entered the correct information.',
} as const;

export const text = (key: keyof typeof ENGLISH): string => sentence(key, ENGLISH[key]);
