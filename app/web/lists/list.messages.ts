export const en = {
  search: 'Search',
  searchButton: 'Search',
  everything: 'Show everything',
  wider: 'Clear filters',
  all: 'All',
  sortedBy: 'Sorted by',
  ways: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  noHit: 'No results',
  noHitFor: (search: string) => `No results for “${search}”. We match the beginning of each word.`,
  noHitHere: 'Nothing in the list is like this.',
  noMore: 'Nothing more here',
  noMoreHere: 'The items on this page have moved or been deleted.',
  toStart: 'Back to the first page',
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
  noHitFor: (search) => `Vi fandt ikke noget for »${search}«. Prøv med begyndelsen af et ord.`,
  noHitHere: 'Intet på listen passer til det, du har valgt.',
  noMore: 'Ikke mere her',
  noMoreHere: 'Det, du leder efter, er flyttet eller slettet.',
  toStart: 'Til listens begyndelse',
};

export const listMessages = { en, da };
