import type { SlotKind } from '#studio/calendar/slot.ts';
import type { Language } from '#studio/shared/language.ts';
import { consultationWords } from './manage-consultation.messages.ts';

const en = {
  title: 'Your session',
  states: {
    booked: 'Your session is booked.',
    over: 'This session has taken place.',
    cancelled: 'This session is cancelled.',
    'to-pay': 'This hour is kept for you.',
    waiting: 'We are waiting for your bank.',
    lapsed: 'It was not paid in time. The hour is free again.',
  },
  pay: 'Go to payment',
  price: 'Price',
  payUntil: (until: string) =>
    `It is yours once it is paid, and kept until ${until}. Nothing has been charged yet.`,
  online: 'Online',
  where: 'Where',
  with: 'With',
  paid: 'Paid',
  calendar: 'Put it into your calendar',
  move: 'Move',
  cancel: 'Cancel',
  back: 'Keep it as it is',
  again: 'Book another hour',
  keepLink: 'This page is yours alone. Whoever has its address can move or cancel the session.',
  movesLeft: (count: number) =>
    count === 1 ? 'You can move it once more, until' : `You can move it ${count} more times, until`,
  until: (hours: number) => `${hours} hours before it begins. Moving costs nothing.`,
  noMoves: 'It has been moved as often as possible. Write to us if you need another time.',
  late: (hours: number) =>
    `It begins in less than ${hours} hours: you can ask for another time, and we answer by mail.`,

  moveTitle: 'Another hour',
  moveLead: 'Pick the hour it moves to. Nothing more is to be paid.',
  askLead:
    'Pick the hour you would like instead. It moves only if we say yes; until then your hour stays booked.',
  moveButton: 'Move to this hour',
  askButton: 'Ask for this hour',
  freeTimes: 'Free times',
  noTimes: 'There is no free hour in the coming seven days. New hours appear every day.',
  pick: 'Pick a time.',

  cancelTitle: 'Cancel the session',
  cancelButton: 'Cancel the session',
  moneyChanged:
    'Nothing is cancelled yet: what becomes of the money has changed meanwhile. Please read it once more.',
  money: {
    refund: (amount: string) =>
      `If you cancel now, ${amount} goes back to the card or wallet you paid with. Banks take up to five working days to show it.`,
    refundManually: (amount: string) =>
      `If you cancel now, ${amount}, which you paid at the lesson, is refunded to you by the studio directly.`,
    credit:
      'If you cancel now, the session is yours to use again: the link it was booked with works as before.',
    kept: (amount: string, hours: number) =>
      `It begins in less than ${hours} hours. If you cancel now, ${amount} is not paid back.`,
    creditKept: (hours: number) =>
      `It begins in less than ${hours} hours. If you cancel now, the session counts as used.`,
    nothing: 'Nothing has been paid, so nothing is paid back.',
  },

  done: {
    moved: 'Your session has moved. A new calendar file is on its way to you.',
    asked: 'We have your wish and answer by mail. Until then your hour stays booked.',
    cancelled: 'We have sent you a mail about it.',
    refunded: (amount: string) => `${amount} is on its way back to you.`,
    returned: 'The session is yours to use again, with the link it was booked with.',
  },
  refusals: {
    'not-offered': 'This time is not offered. Please pick one from the list.',
    taken: 'Somebody has just taken this time. Please pick another one.',
    'no-moves-left': 'It has been moved as often as possible. Write to us if you need another time.',
    over: 'This session can no longer be changed.',
  },
};

const da: typeof en = {
  title: 'Din time',
  states: {
    booked: 'Din time er booket.',
    over: 'Timen har fundet sted.',
    cancelled: 'Timen er afbestilt.',
    'to-pay': 'Timen er reserveret til dig.',
    waiting: 'Vi venter på din bank.',
    lapsed: 'Den blev ikke betalt i tide. Timen er ledig igen.',
  },
  pay: 'Gå til betaling',
  price: 'Pris',
  payUntil: (until) =>
    `Den er din, når den er betalt, og er reserveret indtil ${until}. Der er ikke trukket penge endnu.`,
  online: 'Online',
  where: 'Sted',
  with: 'Hos',
  paid: 'Betalt',
  calendar: 'Læg den i din kalender',
  move: 'Flyt',
  cancel: 'Afbestil',
  back: 'Behold den, som den er',
  again: 'Book en anden time',
  keepLink: 'Siden er kun din. Den, der har adressen, kan flytte eller afbestille timen.',
  movesLeft: (count) =>
    count === 1 ? 'Du kan flytte den én gang til, indtil' : `Du kan flytte den ${count} gange til, indtil`,
  until: (hours) => `${hours} timer før den begynder. Det koster ikke noget.`,
  noMoves:
    'Timen er flyttet så mange gange, det kan lade sig gøre. Skriv til os, hvis du har brug for en anden.',
  late: (hours) =>
    `Den begynder om mindre end ${hours} timer: du kan bede om en anden tid, og vi svarer med en mail.`,

  moveTitle: 'En anden time',
  moveLead: 'Vælg den time, den skal flyttes til. Du skal ikke betale mere.',
  askLead:
    'Vælg den time, du hellere vil have. Den flyttes kun, hvis vi siger ja; indtil da er din time stadig booket.',
  moveButton: 'Flyt til denne time',
  askButton: 'Bed om denne time',
  freeTimes: 'Ledige tider',
  noTimes: 'Der er ingen ledige timer de næste syv dage. Der kommer nye hver dag.',
  pick: 'Vælg en tid.',

  cancelTitle: 'Afbestil timen',
  cancelButton: 'Afbestil timen',
  moneyChanged:
    'Intet er afbestilt endnu: det, der sker med pengene, er ændret imens. Læs det venligst igen.',
  money: {
    refund: (amount) =>
      `Afbestiller du nu, går ${amount} tilbage til det kort eller den wallet, du betalte med. Banken kan bruge op til fem bankdage på at vise det.`,
    refundManually: (amount) =>
      `Afbestiller du nu, får du ${amount}, som du betalte ved timen, tilbage direkte fra studiet.`,
    credit: 'Afbestiller du nu, kan timen bruges igen: linket, den blev booket med, virker som før.',
    kept: (amount, hours) =>
      `Den begynder om mindre end ${hours} timer. Afbestiller du nu, betales ${amount} ikke tilbage.`,
    creditKept: (hours) =>
      `Den begynder om mindre end ${hours} timer. Afbestiller du nu, gælder timen som brugt.`,
    nothing: 'Der er ikke betalt noget, så der betales ikke noget tilbage.',
  },

  done: {
    moved: 'Din time er flyttet. En ny kalenderfil er på vej til dig.',
    asked: 'Vi har fået dit ønske og svarer med en mail. Indtil da er din time stadig booket.',
    cancelled: 'Vi har sendt dig en mail om det.',
    refunded: (amount) => `${amount} er på vej tilbage til dig.`,
    returned: 'Timen kan bruges igen med det link, den blev booket med.',
  },
  refusals: {
    'not-offered': 'Den tid kan ikke bestilles. Vælg venligst en fra listen.',
    taken: 'Tiden er netop blevet taget. Vælg venligst en anden.',
    'no-moves-left':
      'Timen er flyttet så mange gange, det kan lade sig gøre. Skriv til os, hvis du har brug for en anden.',
    over: 'Timen kan ikke længere ændres.',
  },
};

export type ManageWords = typeof en;

/** Words for the pages of a booked session; a free half hour has some of its own. */
export function manageWords(language: Language, kind: SlotKind): ManageWords {
  const words = manageMessages[language];
  if (kind === 'session') return words;
  const { nothingToPayBack, ...own } = consultationWords[language];
  return {
    ...words,
    ...own,
    states: { ...words.states, ...own.states },
    money: { ...words.money, nothing: nothingToPayBack },
  };
}

export const manageMessages: Record<Language, ManageWords> = { en, da };
