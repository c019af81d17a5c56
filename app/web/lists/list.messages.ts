import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const listMessages = inBoth({
  search: common.search,
  searchButton: ['Search', 'Find'],
  everything: ['Show everything', 'Vis alt'],
  wider: ['Clear filters', 'Søg uden filteret'],
  all: ['All', 'Alle'],
  sortedBy: ['Sorted by', 'Sorteret efter'],
  ways: ['Pages of the list', 'Listens sider'],
  previous: ['Previous', 'Forrige'],
  next: ['Next', 'Næste'],
  noHit: ['No results', 'Intet fundet'],
  noHitFor: (search: string) => [
    `No results for “${search}”. We match the beginning of each word.`,
    `Vi fandt ikke noget for »${search}«. Prøv med begyndelsen af et ord.`,
  ],
  noHitHere: ['Nothing in the list matches.', 'Intet på listen passer til det, du har valgt.'],
  noMore: ['Nothing more here', 'Ikke mere her'],
  noMoreHere: [
    'The items on this page have moved or been deleted.',
    'Det, du leder efter, er flyttet eller slettet.',
  ],
  toStart: ['Back to the first page', 'Til listens begyndelse'],
});
