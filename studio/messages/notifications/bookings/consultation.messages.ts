import { inBoth } from '#studio/shared/texts/in-both.ts';
import { bookingPairs } from './booking.messages.ts';

export const consultationMessages = inBoth({
  ...bookingPairs,
  session: ['Consultation', 'Samtale'],
  sessionOf: (_course: string, minutes: number) => [
    `Free, ${minutes} minutes`,
    `Gratis, ${minutes} minutter`,
  ],
  called: () => ['Free consultation', 'Gratis samtale'],
  linkFollows: (coach: string) => [
    `${coach} will send you the meeting link beforehand.`,
    `${coach} sender dig et link til mødet, inden I taler sammen.`,
  ],
  join: ['Join the call', 'Gå til samtalen'],
  calendarFile: ['consultation.ics', 'samtale.ics'],
  keepLink: [
    'Keep this link private: anyone who has it can reschedule or cancel the consultation.',
    'Del ikke linket. Alle, der har det, kan flytte eller aflyse samtalen.',
  ],
  until: (hours: number) => [
    `You can reschedule up to ${hours} hours before it starts.`,
    `Du kan flytte samtalen indtil ${hours} timer før start.`,
  ],

  confirmed: {
    subject: (date: string) => [`Consultation booked: ${date}`, `Samtalen er booket: ${date}`],
    headline: ['Talk to you soon', 'Vi taler snart sammen'],
    lead: [
      'Your half hour is booked, and it’s free. There’s nothing to prepare. Open the attached file to add it to your calendar.',
      'Samtalen er booket, og den er gratis. Du skal ikke forberede noget. Læg den i kalenderen med den vedhæftede fil.',
    ],
  },
  moved: {
    subject: (date: string) => [
      `Moved: your consultation is now ${date}`,
      `Flyttet: din samtale er nu ${date}`,
    ],
    headline: ['Your consultation has been rescheduled', 'Din samtale er flyttet'],
    lead: [
      'Here’s your new time. The attached file updates your calendar.',
      'Her er det nye tidspunkt. Opdater din kalender med den vedhæftede fil.',
    ],
  },
  cancelled: {
    subject: (date: string) => [`Cancelled: your consultation ${date}`, `Aflyst: din samtale ${date}`],
    headline: ['Your consultation is cancelled', 'Din samtale er aflyst'],
    lead: [
      'We’ve released the time. The attached file removes it from your calendar.',
      'Den halve time er ledig igen. Den vedhæftede fil fjerner den fra din kalender.',
    ],
    again: ['Choose another time', 'Vælg en anden tid'],
  },
  reminder: {
    subject: (date: string) => [`Reminder: your consultation ${date}`, `Påmindelse: din samtale ${date}`],
    headline: ['Talk to you tomorrow', 'Vi taler sammen i morgen'],
    lead: [
      'Think of one thing you would like to sing and can’t yet. That’s enough to begin with.',
      'Tænk på én ting, du gerne ville synge og ikke kan endnu. Det er nok til at begynde med.',
    ],
  },
});
