/** What interactions do with what they are about. */

export type Verb = 'add' | 'remove' | 'toggle';
