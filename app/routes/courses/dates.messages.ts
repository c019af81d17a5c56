import type { Language } from '#studio/shared/language.ts';

/** When and where a seat is, how many are left, and why none can be bought. */
const en = {
  heading: 'Dates',
  choose: 'Choose a date',
  when: 'When',
  where: 'Where',
  seats: 'Places',
  left: (seats: number) => (seats === 1 ? '1 place left' : `${seats} places left`),
  reserved: 'Someone is paying for the last places',
  soldOut: 'Sold out',
  allReserved: 'Someone is paying for the last places. Check back in half an hour.',
  allSoldOut: 'All places are taken. Join the waiting list, and we’ll write to you when one becomes free.',
  noDate: 'The next date isn’t set yet.',
  noDateYet: 'No date is set yet. You buy a place on the next one, and we’ll email you when it’s set.',
  byApplication: 'You apply, and pay only if accepted.',
  write: 'Write to us',
  wait: 'Join the waiting list',
  waitFor: (when: string) => `Join the waiting list for ${when}`,
  notify: 'Notify me when a date is set',
};

const da: typeof en = {
  heading: 'Datoer',
  choose: 'Vælg en dato',
  when: 'Hvornår',
  where: 'Sted',
  seats: 'Pladser',
  left: (seats) => (seats === 1 ? '1 ledig plads' : `${seats} ledige pladser`),
  reserved: 'De sidste pladser er ved at blive betalt',
  soldOut: 'Udsolgt',
  allReserved: 'De sidste pladser er ved at blive betalt. Kig igen om en halv time.',
  allSoldOut: 'Alle pladser er optaget. Kom på venteliste, så skriver vi, når en bliver ledig.',
  noDate: 'Den næste dato er ikke fastsat endnu.',
  noDateYet:
    'Der er ikke fastsat en dato endnu. Du køber en plads på næste hold og får en e-mail, når datoen er klar.',
  byApplication: 'Ansøg, og betal kun, hvis du optages.',
  write: 'Skriv til os',
  wait: 'Kom på venteliste',
  waitFor: (when) => `Kom på venteliste til ${when}`,
  notify: 'Giv mig besked, når der er en dato',
};

export const datesMessages: Record<Language, typeof en> = { en, da };
