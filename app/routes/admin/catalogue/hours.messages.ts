import type { Language } from '#studio/shared/language.ts';

const en = {
  hoursHint:
    'First and last start, such as 9–12, 14–17, always within your opening hours. Every day empty: all your opening hours. With times on some days, it can’t be booked on the others. Existing bookings stay.',
  starts1: 'Monday',
  starts2: 'Tuesday',
  starts3: 'Wednesday',
  starts4: 'Thursday',
  starts5: 'Friday',
  starts6: 'Saturday',
  starts7: 'Sunday',
  startEvery: 'Time between starts',
  everyAsSettings: 'As in the opening hours',
  everyMinutes: (minutes: string) => `${minutes} minutes`,
  bookingNotice: 'Shortest time before a start (hours)',
  bufferBefore: 'Buffer before (minutes)',
  bufferAfter: 'Buffer after (minutes)',
  asSettings: 'Empty: as in Settings.',
  openingHours: 'Opening hours',
};

const da: typeof en = {
  hoursHint:
    'Første og sidste start, for eksempel 9–12, 14–17, altid inden for dine åbningstider. Er alle dage tomme, gælder hele åbningstiden. Er der tider på nogle dage, kan den ikke bookes på de andre. Eksisterende bookinger bliver, som de er.',
  starts1: 'Mandag',
  starts2: 'Tirsdag',
  starts3: 'Onsdag',
  starts4: 'Torsdag',
  starts5: 'Fredag',
  starts6: 'Lørdag',
  starts7: 'Søndag',
  startEvery: 'Tid mellem starttider',
  everyAsSettings: 'Som i åbningstiderne',
  everyMinutes: (minutes) => `${minutes} minutter`,
  bookingNotice: 'Korteste tid før start (timer)',
  bufferBefore: 'Pause før (minutter)',
  bufferAfter: 'Pause efter (minutter)',
  asSettings: 'Tomt felt: som i indstillingerne.',
  openingHours: 'Åbningstider',
};

export const hoursMessages: Record<Language, typeof en> = { en, da };
