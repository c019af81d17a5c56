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
    requested: 'Request received. We’ll reply by email; until then, you keep your current time.',
    cancelled: 'We’ve emailed you a confirmation.',
    refunded: () => '',
    returned: '',
  },
};

const da: typeof en = {
  title: 'Din samtale',
  states: {
    booked: 'Din halve time er booket. Den er gratis.',
    over: 'Samtalen er afholdt.',
    cancelled: 'Samtalen er aflyst.',
  },
  again: 'Vælg en anden tid',
  keepLink: 'Del ikke sidens adresse. Alle, der har den, kan flytte eller aflyse samtalen.',
  moveTitle: 'Flyt samtalen',
  moveLead: 'Vælg et nyt tidspunkt til samtalen.',
  askLead:
    'Vælg det tidspunkt, du hellere vil have. Vi flytter først samtalen, når vi har sagt ja. Indtil da gælder den, du har booket.',
  moveButton: 'Flyt til denne tid',
  askButton: 'Anmod om tiden',
  noTimes: 'Der er ingen ledige halve timer de næste syv dage. Der kommer nye hver dag.',
  cancelTitle: 'Aflys samtalen',
  cancelButton: 'Aflys samtalen',
  nothingToPayBack:
    'Samtalen er gratis, så der er ikke noget at betale tilbage. Tiden bliver ledig for andre.',
  done: {
    moved: 'Din samtale er flyttet. En ny kalenderfil er på vej til dig.',
    requested: 'Vi har fået dit ønske og svarer på e-mail. Indtil da er din samtale stadig booket.',
    cancelled: 'Vi har sendt dig en bekræftelse på e-mail.',
    refunded: () => '',
    returned: '',
  },
};

export const consultationWords: Record<Language, typeof en> = { en, da };
