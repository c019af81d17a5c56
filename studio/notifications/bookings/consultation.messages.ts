import { da as daBooking, en as enBooking } from './booking.messages.ts';

export const en: typeof enBooking = {
  ...enBooking,
  session: 'Consultation',
  sessionOf: (_course, minutes) => `Free, ${minutes} minutes`,
  called: () => 'Free consultation',
  linkFollows: (coach) => `${coach} will send you the meeting link beforehand.`,
  join: 'Join the call',
  calendarFile: 'consultation.ics',
  keepLink: 'Keep this link private: anyone who has it can reschedule or cancel the consultation.',
  until: (hours) => `You can reschedule up to ${hours} hours before it starts.`,

  confirmed: {
    subject: (date) => `Consultation booked: ${date}`,
    headline: 'Talk to you soon',
    lead: 'Your half hour is booked, and it’s free. There’s nothing to prepare. Open the attached file to add it to your calendar.',
  },
  moved: {
    subject: (date) => `Moved: your consultation is now ${date}`,
    headline: 'Your consultation has been rescheduled',
    lead: 'Here’s your new time. The attached file updates your calendar.',
  },
  cancelled: {
    subject: (date) => `Cancelled: your consultation ${date}`,
    headline: 'Your consultation is cancelled',
    lead: 'We’ve released the time. The attached file removes it from your calendar.',
    again: 'Choose another time',
  },
  reminder: {
    subject: (date) => `Reminder: your consultation ${date}`,
    headline: 'Talk to you tomorrow',
    lead: 'Think of one thing you would like to sing and can’t yet. That’s enough to begin with.',
  },
};

export const da: typeof enBooking = {
  ...daBooking,
  session: 'Samtale',
  sessionOf: (_course, minutes) => `Gratis, ${minutes} minutter`,
  called: () => 'Gratis samtale',
  linkFollows: (coach) => `${coach} sender dig et link til mødet, inden I taler sammen.`,
  join: 'Gå til samtalen',
  calendarFile: 'samtale.ics',
  keepLink: 'Del ikke linket. Alle, der har det, kan flytte eller aflyse samtalen.',
  until: (hours) => `Du kan flytte samtalen indtil ${hours} timer før start.`,

  confirmed: {
    subject: (date) => `Samtalen er booket: ${date}`,
    headline: 'Vi taler snart sammen',
    lead: 'Samtalen er booket, og den er gratis. Du skal ikke forberede noget. Læg den i kalenderen med den vedhæftede fil.',
  },
  moved: {
    subject: (date) => `Flyttet: din samtale er nu ${date}`,
    headline: 'Din samtale er flyttet',
    lead: 'Her er det nye tidspunkt. Opdater din kalender med den vedhæftede fil.',
  },
  cancelled: {
    subject: (date) => `Aflyst: din samtale ${date}`,
    headline: 'Din samtale er aflyst',
    lead: 'Den halve time er ledig igen. Den vedhæftede fil fjerner den fra din kalender.',
    again: 'Vælg en anden tid',
  },
  reminder: {
    subject: (date) => `Påmindelse: din samtale ${date}`,
    headline: 'Vi taler sammen i morgen',
    lead: 'Tænk på én ting, du gerne ville synge og ikke kan endnu. Det er nok til at begynde med.',
  },
};
