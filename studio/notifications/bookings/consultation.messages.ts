import { da as daBooking, en as enBooking } from './booking.messages.ts';

export const en: typeof enBooking = {
  ...enBooking,
  session: 'Consultation',
  sessionOf: (_course, minutes) => `Free, ${minutes} minutes`,
  called: () => 'Free consultation',
  linkFollows: (coach) => `${coach} sends you the meeting link before you talk.`,
  join: 'Join the talk',
  calendarFile: 'consultation.ics',
  keepLink: 'This link is yours alone. Whoever has it can move or cancel the consultation.',
  until: (hours) => `You can move it until ${hours} hours before it begins.`,

  confirmed: {
    subject: (date) => `Consultation booked: ${date}`,
    headline: 'We talk soon',
    lead: 'The half hour is yours, and it is free. Nothing to prepare. The attached file puts it into your calendar.',
  },
  moved: {
    subject: (date) => `Moved: your consultation is now ${date}`,
    headline: 'Your consultation has moved',
    lead: 'This is the new time. The attached file moves it in your calendar too.',
  },
  cancelled: {
    subject: (date) => `Cancelled: your consultation ${date}`,
    headline: 'Your consultation is cancelled',
    lead: 'The half hour is free again. The attached file takes it out of your calendar.',
    again: 'Pick another time',
  },
  reminder: {
    subject: (date) => `Reminder: your consultation ${date}`,
    headline: 'We talk tomorrow',
    lead: 'Think of one thing you would like to sing and cannot yet. That is enough to begin with.',
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
  keepLink: 'Linket er kun dit. Den, der har det, kan flytte eller afbestille samtalen.',
  until: (hours) => `Du kan flytte den indtil ${hours} timer, før den begynder.`,

  confirmed: {
    subject: (date) => `Samtalen er booket: ${date}`,
    headline: 'Vi taler snart sammen',
    lead: 'Den halve time er din, og den er gratis. Du skal ikke forberede noget. Den vedhæftede fil lægger den i din kalender.',
  },
  moved: {
    subject: (date) => `Flyttet: din samtale er nu ${date}`,
    headline: 'Din samtale er flyttet',
    lead: 'Her er det nye tidspunkt. Den vedhæftede fil flytter samtalen i din kalender også.',
  },
  cancelled: {
    subject: (date) => `Afbestilt: din samtale ${date}`,
    headline: 'Din samtale er afbestilt',
    lead: 'Den halve time er ledig igen. Den vedhæftede fil fjerner den fra din kalender.',
    again: 'Vælg en anden tid',
  },
  reminder: {
    subject: (date) => `Påmindelse: din samtale ${date}`,
    headline: 'Vi taler sammen i morgen',
    lead: 'Tænk på én ting, du gerne ville synge og ikke kan endnu. Det er nok til at begynde med.',
  },
};

export const request = {
  en: {
    subject: 'One click, and your consultation is booked',
    headline: 'Press once, and it is booked',
    lead: (minutes: number) =>
      `We keep this half hour for you, for ${minutes} minutes. Press the button to book it; until then nothing is booked.`,
    confirm: 'Book my consultation',
    ignore: 'If it was not you who asked, do nothing: the time opens again by itself.',
  },
  da: {
    subject: 'Et tryk, og din samtale er booket',
    headline: 'Tryk én gang, så er den booket',
    lead: (minutes: number) =>
      `Denne halve time er reserveret til dig i ${minutes} minutter. Tryk på knappen for at booke den; indtil da er intet booket.`,
    confirm: 'Book min samtale',
    ignore: 'Var det ikke dig, der spurgte, så gør ingenting: tiden bliver ledig igen af sig selv.',
  },
};
