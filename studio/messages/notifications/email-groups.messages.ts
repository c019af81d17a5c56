import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** Of the owner's list of emails, in its order. */
export const emailGroups = inBoth({
  general: ['In all emails', 'I alle e-mails'],
  sessions: common.sessions,
  consultations: ['Free consultations', 'Gratis samtaler'],
  orders: ['Orders, credits and gift cards', 'Ordrer, klip og gavekort'],
  programmes: ['Programmes and applications', 'Forløb og ansøgninger'],
  courses: ['Online courses', 'Onlinekurser'],
  dates: ['Dates, classes and waiting lists', 'Datoer, holdundervisning og ventelister'],
  students: ['Homework, recordings, stories and newsletter', 'Lektier, optagelser, historier og nyhedsbrev'],
  account: ['Accounts and sign-in', 'Konto og login'],
  owner: ['To you', 'Til dig'],
});

export type EmailGroup = keyof (typeof emailGroups)['en'];
