export const en = {
  search: 'Search',
  searchButton: 'Find',
  everything: 'Show everything',
  wider: 'Search without the filter',
  all: 'All',
  sortedBy: 'Sorted by',
  ways: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  noHit: 'Nothing found',
  noHitFor: (search: string) =>
    `Nothing is found for “${search}”. Every word has to begin a word of what you look for.`,
  noHitHere: 'Nothing in the list is like this.',
  noMore: 'Nothing more here',
  noMoreHere: 'What stood on this page is gone, or stands elsewhere by now.',
  toStart: 'To the beginning of the list',
};

export const da: typeof en = {
  search: 'Søg',
  searchButton: 'Find',
  everything: 'Vis alt',
  wider: 'Søg uden filteret',
  all: 'Alle',
  sortedBy: 'Sorteret efter',
  ways: 'Listens sider',
  previous: 'Forrige',
  next: 'Næste',
  noHit: 'Intet fundet',
  noHitFor: (search) =>
    `Der er intet for »${search}«. Hvert ord skal være begyndelsen på et ord i det, du leder efter.`,
  noHitHere: 'Intet på listen passer til det, du har valgt.',
  noMore: 'Ikke mere her',
  noMoreHere: 'Det, der stod på denne side, er væk eller står et andet sted nu.',
  toStart: 'Til listens begyndelse',
};

export const listMessages = { en, da };
