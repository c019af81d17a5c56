import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const datesMessages = inBoth({
  heading: ['Dates', 'Datoer'],
  choose: ['Choose a date', 'Vælg en dato'],
  when: common.when,
  where: common.where,
  seats: ['Places', 'Pladser'],
  left: (seats: number) =>
    seats === 1 ? ['1 place left', '1 ledig plads'] : [`${seats} places left`, `${seats} ledige pladser`],
  reserved: ['Someone is paying for the last places', 'De sidste pladser er ved at blive betalt'],
  soldOut: ['Sold out', 'Udsolgt'],
  allReserved: [
    'Someone is paying for the last places. Check back in half an hour.',
    'De sidste pladser er ved at blive betalt. Kig igen om en halv time.',
  ],
  allSoldOut: [
    'All places are taken. Join the waiting list, and we’ll write to you when one becomes free.',
    'Alle pladser er optaget. Kom på venteliste, så skriver vi, når en bliver ledig.',
  ],
  noDate: ['The next date isn’t set yet.', 'Den næste dato er ikke fastsat endnu.'],
  noDateYet: [
    'No date is set yet. You buy a place on the next one, and we’ll email you when it’s set.',
    'Der er ikke fastsat en dato endnu. Du køber en plads på næste hold og får en e-mail, når datoen er klar.',
  ],
  byApplication: [
    'You apply, and pay only if accepted.',
    'Du ansøger og betaler kun, hvis du bliver optaget.',
  ],
  write: common.writeToUs,
  wait: ['Join the waiting list', 'Kom på venteliste'],
  waitFor: (when: string) => [`Join the waiting list for ${when}`, `Kom på venteliste til ${when}`],
  notify: ['Notify me when a date is set', 'Giv mig besked, når der er en dato'],
});
