import { inBoth, type PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const bookingPairs = {
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
  linkFollows: (coach: string) => [
    `${coach} sends you the meeting link before the session.`,
    `${coach} sender dig et link til mødet inden timen.`,
  ],
  join: ['Join the session', 'Gå til mødet'],
  paid: common.paid,
  price: common.price,
  discount: common.discount,
  paidWithGiftCard: ['Of which by gift card', 'Heraf med gavekort'],
  paidByCard: ['Of which by card', 'Heraf med kort'],
  before: ['Before', 'Før'],
  calendarFile: ['session.ics', 'time.ics'],
  calendarNote: [
    'To reschedule or cancel, use the link in our email.',
    'Flyt eller aflys med linket i vores e-mail.',
  ],
  manage: ['Reschedule or cancel', 'Flyt eller aflys'],
  keepLink: [
    'Keep this link private: anyone who has it can reschedule or cancel the session.',
    'Del ikke linket. Alle, der har det, kan flytte eller aflyse timen.',
  ],
  until: (hours: number) => [
    `You can reschedule up to ${hours} hours before the session starts.`,
    `Du kan flytte timen indtil ${hours} timer før start.`,
  ],

  confirmed: {
    subject: (date: string) => [`Booking confirmed: ${date}`, `Booking bekræftet: ${date}`],
    headline: ['Your session is booked', 'Din time er booket'],
    lead: [
      'The time is yours. Open the attached file to add the session to your calendar.',
      'Timen er din, og ingen andre kan booke den. Læg den i kalenderen med den vedhæftede fil.',
    ],
  },
  moved: {
    subject: (date: string) => [`Moved: your session is now ${date}`, `Flyttet: din time er nu ${date}`],
    headline: ['Your session has been rescheduled', 'Din time er flyttet'],
    lead: [
      'Here’s your new time. There’s nothing more to pay. The attached file updates your calendar.',
      'Her er det nye tidspunkt. Du skal ikke betale mere. Den vedhæftede fil flytter timen i din kalender.',
    ],
  },
  cancelled: {
    subject: (date: string) => [`Cancelled: your session ${date}`, `Aflyst: din time ${date}`],
    headline: ['Your session is cancelled', 'Din time er aflyst'],
    lead: [
      'We’ve released the time. The attached file removes the session from your calendar.',
      'Timen er ledig igen. Den vedhæftede fil fjerner den fra din kalender.',
    ],
    again: ['Book another session', 'Book en anden time'],
  },
  reminder: {
    subject: (date: string) => [`Reminder: your session ${date}`, `Påmindelse: din time ${date}`],
    headline: ['See you tomorrow', 'Vi synger i morgen'],
    lead: ['Bring water, and a note that won’t behave.', 'Tag vand med, og en tone, der ikke vil sidde.'],
  },
  gone: {
    subject: [
      'Your session time was taken, and your refund is on its way',
      'Timen var optaget, og du får pengene tilbage',
    ],
    headline: ['That time was already taken', 'Timen var optaget'],
    lead: [
      'Your payment arrived after your hold had expired, and by then someone else had booked the time. We’re sorry.',
      'Din betaling gik igennem, efter at fristen var udløbet, og da havde en anden booket timen. Det er vi kede af.',
    ],
    free: ['These times were free when we wrote this:', 'Disse timer var ledige, da vi skrev:'],
    none: [
      'There are no free times in the coming week. New ones open every day.',
      'Der er ingen ledige timer den næste uge. Der kommer nye timer hver dag.',
    ],
    other: ['See all available times', 'Se alle ledige timer'],
  },
} satisfies PairTree;

export const bookingMessages = inBoth(bookingPairs);
