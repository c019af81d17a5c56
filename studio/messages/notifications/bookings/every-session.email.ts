import { defineTextPage } from '../define-email.ts';

export const everySession = defineTextPage({
  key: 'every-session',
  group: 'sessions',
  title: ['In all emails about a session', 'I alle e-mails om en time'],
  examples: ['bookingConfirmed', 'bookingRescheduled'],
  stored: 'booking',
  texts: {
    linkFollows: [
      '{coach} sends you the meeting link before the session.',
      '{coach} sender dig et link til mødet inden timen.',
    ],
    join: ['Join the session', 'Gå til mødet'],
    manage: ['Reschedule or cancel', 'Flyt eller aflys'],
    until: [
      'You can reschedule up to {hours} hours before the session starts.',
      'Du kan flytte timen indtil {hours} timer før start.',
    ],
    keepLink: [
      'Keep this link private: anyone who has it can reschedule or cancel the session.',
      'Del ikke linket. Alle, der har det, kan flytte eller aflyse timen.',
    ],
  },
});

export const everyConsultation = defineTextPage({
  key: 'every-consultation',
  group: 'consultations',
  title: ['In all emails about a consultation', 'I alle e-mails om en samtale'],
  examples: ['consultationConfirmed'],
  stored: 'consultation',
  texts: {
    linkFollows: [
      '{coach} will send you the meeting link beforehand.',
      '{coach} sender dig et link til mødet, inden I taler sammen.',
    ],
    join: ['Join the call', 'Gå til samtalen'],
    manage: ['Reschedule or cancel', 'Flyt eller aflys'],
    until: [
      'You can reschedule up to {hours} hours before it starts.',
      'Du kan flytte samtalen indtil {hours} timer før start.',
    ],
    keepLink: [
      'Keep this link private: anyone who has it can reschedule or cancel the consultation.',
      'Del ikke linket. Alle, der har det, kan flytte eller aflyse samtalen.',
    ],
  },
});
