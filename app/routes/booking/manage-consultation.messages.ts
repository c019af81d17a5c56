import type { Language } from '#studio/shared/language.ts';

/** Where the pages behind a secret link say something else when the booking is a free half hour. */
const en = {
  title: 'Your consultation',
  states: {
    booked: 'Your free half hour is booked.',
    over: 'This consultation has taken place.',
    cancelled: 'This consultation is cancelled.',
  },
  again: 'Choose another time',
  keepLink: 'Keep this link private: anyone who has it can reschedule or cancel the consultation.',
  moveTitle: 'Reschedule',
  moveLead: 'Choose a new time.',
  askLead:
    'Choose the time you’d prefer. It only changes if we confirm; until then, you keep your current time.',
  moveButton: 'Reschedule to this time',
  askButton: 'Request this time',
  noTimes: 'No times are free in the next seven days. New ones open every day.',
  cancelTitle: 'Cancel the consultation',
  cancelButton: 'Cancel the consultation',
  nothingToPayBack: 'It’s free, so there’s nothing to refund. Someone else can have the time.',
  done: {
    moved: 'Your consultation has been rescheduled. We’ve emailed you a new calendar file.',
    asked: 'Request received. We’ll reply by email; until then, you keep your current time.',
    cancelled: 'We’ve emailed you a confirmation.',
    refunded: () => '',
    returned: '',
  },
};

const da: typeof en = {
  title: 'Din samtale',
  states: {
    booked: 'Din halve time er booket. Den er gratis.',
    over: 'Samtalen har fundet sted.',
    cancelled: 'Samtalen er afbestilt.',
  },
  again: 'Vælg en anden tid',
  keepLink: 'Siden er kun din. Den, der har adressen, kan flytte eller afbestille samtalen.',
  moveTitle: 'En anden tid',
  moveLead: 'Vælg den halve time, den skal flyttes til.',
  askLead:
    'Vælg den halve time, du hellere vil have. Den flyttes kun, hvis vi siger ja; indtil da er din stadig booket.',
  moveButton: 'Flyt til denne tid',
  askButton: 'Bed om denne tid',
  noTimes: 'Der er ingen ledige halve timer de næste syv dage. Der kommer nye hver dag.',
  cancelTitle: 'Afbestil samtalen',
  cancelButton: 'Afbestil samtalen',
  nothingToPayBack: 'Den er gratis, så der er intet at betale tilbage. En anden kan så få den halve time.',
  done: {
    moved: 'Din samtale er flyttet. En ny kalenderfil er på vej til dig.',
    asked: 'Vi har fået dit ønske og svarer med en mail. Indtil da er din halve time stadig booket.',
    cancelled: 'Vi har sendt dig en mail om det.',
    refunded: () => '',
    returned: '',
  },
};

export const consultationWords: Record<Language, typeof en> = { en, da };
