import { inBoth, type PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

const consultation = {
  booked: {
    subject: (name: string, date: string) => [
      `New consultation: ${name}, ${date}`,
      `Ny samtale: ${name}, ${date}`,
    ],
    headline: ['A new consultation', 'En ny samtale'],
  },
  moved: {
    subject: (name: string, date: string) => [
      `Consultation rescheduled: ${name}, now ${date}`,
      `Samtale flyttet: ${name}, nu ${date}`,
    ],
    headline: ['A consultation has been rescheduled', 'En samtale er flyttet'],
  },
  cancelled: {
    subject: (name: string, date: string) => [
      `Consultation cancelled: ${name}, ${date}`,
      `Samtale aflyst: ${name}, ${date}`,
    ],
    headline: ['A consultation is cancelled', 'En samtale er aflyst'],
  },
} satisfies PairTree;

const session: typeof consultation = {
  booked: {
    subject: (name, date) => [`New booking: ${name}, ${date}`, `Ny booking: ${name}, ${date}`],
    headline: ['A new booking', 'En ny booking'],
  },
  moved: {
    subject: (name, date) => [`Rescheduled: ${name}, now ${date}`, `Flyttet: ${name}, nu ${date}`],
    headline: ['A session has been rescheduled', 'En time er flyttet'],
  },
  cancelled: {
    subject: (name, date) => [`Cancelled: ${name}, ${date}`, `Aflyst: ${name}, ${date}`],
    headline: ['A session is cancelled', 'En time er aflyst'],
  },
};

export const ownerBookingLabels = inBoth({
  changes: { session, consultation },
  several: {
    subject: (name: string, count: number) => [
      `Cancelled: ${name}, ${count} sessions`,
      `Aflyst: ${name}, ${count} timer`,
    ],
    ofPeople: (date: string, count: number) => [
      `Cancelled: ${count} sessions, ${date}`,
      `Aflyst: ${count} timer, ${date}`,
    ],
    headline: (count: number) => [`${count} sessions are cancelled`, `${count} timer er aflyst`],
  },
  student: ['Student', 'Elev'],
  email: common.email,
  coveredBy: {
    order: ['By card, online', 'Med kort, online'],
    entitlement: ['With a session credit', 'Med et klip'],
    owner: ['Booked by you', 'Booket af dig'],
    'at-session': ['Due at the session', 'Betales ved timen'],
    free: ['Free consultation', 'Gratis samtale'],
  },
  money: common.payment,
  openAdmin: ['Open admin', 'Åbn administrationen'],
});
