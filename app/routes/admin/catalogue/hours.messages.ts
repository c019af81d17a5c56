import type { PairTree } from '#studio/shared/texts/in-both.ts';

export const hoursPairs = {
  hoursHint: [
    'First and last start, such as 9–12, 14–17, always within your opening hours. Every day empty: all your opening hours. With times on some days, it can’t be booked on the others. Existing bookings stay.',
    'Første og sidste start, for eksempel 9–12, 14–17, altid inden for dine åbningstider. Er alle dage tomme, gælder hele åbningstiden. Er der tider på nogle dage, kan den ikke bookes på de andre. Eksisterende bookinger bliver, som de er.',
  ],
  starts1: ['Monday', 'Mandag'],
  starts2: ['Tuesday', 'Tirsdag'],
  starts3: ['Wednesday', 'Onsdag'],
  starts4: ['Thursday', 'Torsdag'],
  starts5: ['Friday', 'Fredag'],
  starts6: ['Saturday', 'Lørdag'],
  starts7: ['Sunday', 'Søndag'],
  startEvery: ['Time between starts', 'Tid mellem starttider'],
  everyAsSettings: ['As in the opening hours', 'Som i åbningstiderne'],
  everyMinutes: (minutes: string) => [`${minutes} minutes`, `${minutes} minutter`],
  bookingNotice: ['Shortest time before a start (hours)', 'Korteste tid før start (timer)'],
  bufferBefore: ['Buffer before (minutes)', 'Pause før (minutter)'],
  bufferAfter: ['Buffer after (minutes)', 'Pause efter (minutter)'],
  asSettings: ['Empty: as in Settings.', 'Tomt felt: som i indstillingerne.'],
  openingHours: ['Opening hours', 'Åbningstider'],
} satisfies PairTree;
