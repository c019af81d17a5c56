import { inBoth, type PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

const session = {
  session: common.session,
  sessionOf: (course: string, minutes: number) => [
    `${course}, ${minutes} minutes`,
    `${course}, ${minutes} minutter`,
  ],
  called: (course: string) => course,
  where: common.where,
  taughtBy: ['Taught by', 'Underviser'],
  online: 'Online',
  inTheStudio: common.inTheStudio,
  before: ['Before', 'Før'],
  calendarFile: ['session.ics', 'time.ics'],
  calendarNote: [
    'To reschedule or cancel, use the link in our email.',
    'Flyt eller aflys med linket i vores e-mail.',
  ],
} satisfies PairTree;

export const sessionLabels = {
  session: inBoth(session),
  consultation: inBoth({
    ...session,
    session: ['Consultation', 'Samtale'],
    sessionOf: (_course: string, minutes: number) => [
      `Free, ${minutes} minutes`,
      `Gratis, ${minutes} minutter`,
    ],
    called: () => ['Free consultation', 'Gratis samtale'],
    calendarFile: ['consultation.ics', 'samtale.ics'],
  }),
};

export const paidLabels = inBoth({
  paid: common.paid,
  price: common.price,
  discount: common.discount,
  giftCard: ['Of which by gift card', 'Heraf med gavekort'],
  card: ['Of which by card', 'Heraf med kort'],
});
