import type { Language } from '#studio/shared/language.ts';

/** Where the pages behind a secret link say something else when the booking is a free half hour. */
const en = {
  title: 'Your consultation',
  states: {
    booked: 'Your half hour is booked. It is free.',
    over: 'This consultation has taken place.',
    cancelled: 'This consultation is cancelled.',
  },
  again: 'Pick another time',
  keepLink: 'This page is yours alone. Whoever has its address can move or cancel the consultation.',
  moveTitle: 'Another time',
  moveLead: 'Pick the half hour it moves to.',
  askLead:
    'Pick the half hour you would like instead. It moves only if we say yes; until then yours stays booked.',
  moveButton: 'Move to this time',
  askButton: 'Ask for this time',
  noTimes: 'There is no free half hour in the coming seven days. New ones appear every day.',
  cancelTitle: 'Cancel the consultation',
  cancelButton: 'Cancel the consultation',
  nothingToPayBack: 'It costs nothing, so nothing is paid back. Somebody else can have the half hour then.',
  done: {
    moved: 'Your consultation has moved. A new calendar file is on its way to you.',
    asked: 'We have your wish and answer by mail. Until then your half hour stays booked.',
    cancelled: 'We have sent you a mail about it.',
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
