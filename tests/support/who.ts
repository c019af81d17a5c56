import { system, type Who } from '#studio/shared/who.ts';

export const visitor: Who = {
  role: 'visitor',
  userId: null,
  email: null,
  language: 'en',
  address: '203.0.113.7',
  holderToken: null,
  payerToken: 'payer-browser-00000000',
};

/** With every permission, as `system` has. */
export const owner = {
  ...system,
  ...visitor,
  role: 'owner',
  userId: 'owner-1',
  email: 'owner@example.com',
} satisfies Who;

export const student: Who = {
  ...visitor,
  role: 'student',
  userId: 'student-1',
  email: 'student@example.com',
};

/** Of the browser of `visitor`, in which it pays. */
export const payersCookie = { cookie: `belcanto_payer=${visitor.payerToken}` };
