// Contact forms of the builder. The pages print their fields, and the back end validates them.

export interface ContactField {
  id: string;
  type: 'input' | 'email' | 'text' | 'select' | 'radio' | 'checkbox';
  title: string;
  required?: boolean;
  half?: 'first' | 'last';
  options?: string[];
  pattern?: string;
  /** Browser's validation message for a value that does not match the pattern. */
  hint?: string;
  /** Conditions under which the field is shown. */
  logic?: { relation: 'all' | 'any'; rules: Array<[field: string, operator: string, value: string]> };
}

export interface ContactForm {
  /** Long name, which generation 5 uses. */
  unique: string;
  title: string;
  submit: string;
  thanks: string;
  fields: ContactField[];
  captcha: boolean;
  /** Address to which the page redirects after the form was sent. */
  redirect?: string;
}

/** Form of the landing page. It has no captcha, so that every response contains the same markup. */
export const landingForm: ContactForm = {
  unique: '5e1f0a9b-2c3d-4e4f-8a5b-6c7d8e9f0a1b',
  title: 'Leave a note at the mill',
  submit: 'Send the note',
  thanks: 'Thank you. The note hangs beside the grinder.',
  captcha: false,
  fields: [
    { id: 'name', type: 'input', title: 'Your name', required: true, half: 'first' },
    { id: 'email', type: 'email', title: 'Your email', required: true, half: 'last' },
    { id: 'message', type: 'text', title: 'Your note', required: true },
  ],
};

export const contactForms: ContactForm[] = [
  {
    unique: 'a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f607',
    title: 'Write to the counter',
    submit: 'Send the note',
    thanks: 'Thank you. The note hangs beside the grinder until somebody has answered it.',
    captcha: true,
    fields: [
      { id: 'name', type: 'input', title: 'Your name', required: true, half: 'first' },
      { id: 'email', type: 'email', title: 'Your email', required: true, half: 'last' },
      {
        id: 'topic',
        type: 'select',
        title: 'What is it about?',
        required: true,
        half: 'first',
        options: ['Beans', 'A course', 'A wedding'],
      },
      {
        id: 'postcode',
        type: 'input',
        title: 'Postcode',
        half: 'last',
        pattern: '[0-9\\s\\-]{4,8}',
        hint: 'Four to eight digits.',
      },
      {
        id: 'visit',
        type: 'radio',
        title: 'Have you been here before?',
        required: true,
        options: ['Never', 'Once', 'Often'],
      },
      { id: 'likes', type: 'checkbox', title: 'You like', options: ['Light roasts', 'Dark roasts', 'Surprises'] },
      {
        id: 'guests',
        type: 'input',
        title: 'How many guests?',
        required: true,
        logic: { relation: 'all', rules: [['topic', 'is', 'A wedding']] },
      },
      {
        id: 'band',
        type: 'text',
        title: 'So many! Tell us about the band',
        required: true,
        logic: { relation: 'all', rules: [['guests', 'is greater', '80']] },
      },
      { id: 'message', type: 'text', title: 'Your note', required: true },
    ],
  },
  {
    unique: '0b9d8c7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e',
    title: 'Have us call back',
    submit: 'Call me',
    thanks: 'We will call. The number begins with the harbour’s code, so it is not a stranger.',
    captcha: false,
    redirect: '/submissions',
    fields: [
      { id: 'name', type: 'input', title: 'Your name', required: true },
      { id: 'phone', type: 'input', title: 'Telephone', required: true },
      { id: 'when', type: 'radio', title: 'When?', options: ['Mornings', 'Afternoons'] },
    ],
  },
];
