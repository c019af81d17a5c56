import { inBoth } from '#studio/shared/texts/in-both.ts';

export const sessionEmbedMessages = inBoth({
  title: ['Book a session', 'Book en time'],
  lead: (minutes: number, zoneNote: string) => [
    `${minutes} minutes. ${zoneNote}`,
    `${minutes} minutter. ${zoneNote}`,
  ],
  freeTimes: ['Available times', 'Ledige tider'],
  noTimes: ['No times are available right now.', 'Der er ingen ledige tider lige nu.'],
  openPage: ['All times and prices', 'Alle tider og priser'],
});
