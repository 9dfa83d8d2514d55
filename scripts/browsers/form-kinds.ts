/** Forms of the example site that send requests, one of each kind. */

export interface FaultyForm {
  name: 'contact form' | 'newsletter' | 'plugin form';
  path: string;
  /** Part of the address that the form is sent to. */
  target: string;
  root: string;
  /** Element that shows the message. */
  live: string;
  button: string;
  values: Readonly<Record<string, string>>;
  /** Values of menus by name. */
  choices?: Readonly<Record<string, string>>;
  /** Message after a failure without a more exact one. */
  failed: string;
  /** Message after an answer in a wrong format. @default `failed` */
  malformed?: string;
  /** Part of the server's answer to the second press. */
  answered: string;
}

export const FORMS = [
  {
    name: 'contact form',
    path: '/contact',
    target: '/contact',
    root: '#et_pb_contact_form_0',
    live: '.et-pb-contact-message',
    button: '.et_pb_contact_submit',
    values: {
      et_pb_contact_name_0: 'Noor',
      et_pb_contact_email_0: 'noor@site.example',
      et_pb_contact_message_0: 'Hello there',
    },
    choices: { et_pb_contact_topic_0: 'Beans' },
    failed: 'This could not be sent. Please try again later.',
    answered: 'hangs beside the grinder',
  },
  {
    name: 'newsletter',
    path: '/newsletter',
    target: '/admin-ajax.php',
    root: '#sign-up-0',
    live: '.et_pb_newsletter_error',
    button: '.et_pb_newsletter_button',
    values: {
      et_pb_signup_firstname: 'Noor',
      et_pb_signup_lastname: 'Vos',
      et_pb_signup_email: 'noor@site.example',
    },
    failed: 'Please look at the fields below and try once more.',
    answered: 'You are on the list',
  },
  {
    name: 'plugin form',
    path: '/forms',
    target: '/feedback',
    root: '#wpcf7-f8-p12-o1',
    live: '.wpcf7-response-output',
    button: '.wpcf7-submit',
    values: { 'your-name': 'Noor', 'your-email': 'noor@site.example' },
    failed: 'This could not be sent. Please try again later.',
    malformed: 'The response is not a valid JSON response.',
    // The server asks a new question after each press, which the trial does not answer.
    answered: 'Something is missing. Please look at the marked fields.',
  },
] as const satisfies readonly FaultyForm[];
