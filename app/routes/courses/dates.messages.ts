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
  allSoldOut: 'All places are taken. Write to us and we’ll let you know about the next date.',
  noDate: 'The next date isn’t set yet.',
  noDateYet: 'No date is set yet. You buy a place on the next one, and we’ll email you when it’s set.',
  write: 'Write to us',
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
  allSoldOut: 'Alle pladser er optaget. Skriv til os, så hører du om næste dato.',
  noDate: 'Den næste dato er ikke fastsat endnu.',
  noDateYet:
    'Der er ikke fastsat en dato endnu. Du køber en plads på næste hold og får en e-mail, når datoen er klar.',
  write: 'Skriv til os',
};

export const datesMessages: Record<Language, typeof en> = { en, da };
