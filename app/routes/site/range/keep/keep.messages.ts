import { inBoth } from '#studio/shared/texts/in-both.ts';

export const keepMessages = inBoth({
  card: ['Keep the card', 'Gem kortet'],
  cardText: [
    'Made on this device, with the address of this page. Send it to a friend who sings.',
    'Lavet på denne enhed, med sidens adresse. Send det til en ven, der synger.',
  ],
  name: ['Name on the card (optional)', 'Navn på kortet (valgfrit)'],
  png: ['Picture', 'Billede'],
  pdf: 'PDF',
  share: ['Share …', 'Del …'],
  notMade: ['The card could not be made in this browser.', 'Kortet kunne ikke laves i denne browser.'],
  onDevice: ['Keep the result', 'Gem resultatet'],
  onDeviceText: [
    'Only in this browser, until you delete it. Sing again in a month and see both.',
    'Kun i denne browser, indtil du sletter det. Syng igen om en måned, og se begge.',
  ],
  keep: ['Keep on this device', 'Gem på denne enhed'],
  kept: ['Kept on this device', 'Gemt på denne enhed'],
  noRoom: [
    'This browser has no room for it, or keeps nothing.',
    'Browseren har ikke plads til det eller gemmer intet.',
  ],
  delete: ['Delete from this device', 'Slet fra denne enhed'],
  deleted: ['Deleted from this device', 'Slettet fra denne enhed'],
  before: ['Before', 'Før'],
  now: ['Now', 'Nu'],
  noSpan: ['not enough to say', 'for lidt til at sige noget'],
  months: (count: number) => [
    count === 1 ? 'One month' : `${count} months, one line`,
    count === 1 ? 'Én måned' : `${count} måneder, én linje`,
  ],
  highest: ['highest easy note', 'højeste lette tone'],
  asList: ['See it as a list', 'Se det som en liste'],
  month: ['Month', 'Måned'],
  range: ['Range', 'Omfang'],
  none: ['–', '–'],
  words: {
    span: (low: string, high: string) => [`From ${low} to ${high}`, `Fra ${low} til ${high}`],
    atLeast: (low: string, high: string) => [`At least ${low} to ${high}`, `Mindst ${low} til ${high}`],
    range: ['My range', 'Mit omfang'],
    rangeOf: (name: string) => [
      /[sx]$/i.test(name) ? `${name}’ range` : `${name}’s range`,
      /[sxz]$/i.test(name) ? `${name}’ omfang` : `${name}s omfang`,
    ],
    atEase: (low: string, high: string) => [
      `most at ease from ${low} to ${high}`,
      `mest hjemme fra ${low} til ${high}`,
    ],
    invitation: ['Find yours in one minute', 'Find dit på et minut'],
  },
});

export type KeepWords = (typeof keepMessages)['en'];
export type CardWords = KeepWords['words'];
