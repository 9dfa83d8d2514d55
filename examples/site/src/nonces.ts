// Nonces that pages print and the back end checks. A real site derives them from the visitor and the day.

export const nonces = {
  frontend: 'a1b2c3d4e5',
  splitTest: 'f6a7b8c9d0',
  beacon: '0a1b2c3d4e',
  rest: 'b5c6d7e8f9',
  cart: 'c1d2e3f4a5',
  layout: 'd6e7f8a9b0',
  preview: '1b2c3d4e5f',
} as const;
