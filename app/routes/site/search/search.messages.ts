import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { PageKind } from '#studio/site/search/site-page.ts';

export const searchMessages = inBoth({
  title: common.search,
  label: [
    'Search courses, articles, workbooks and products',
    'Søg i kurser, artikler, arbejdsbøger og produkter',
  ],
  submit: common.search,
  results: (count: number, query: string) => [
    `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
    `${count} ${count === 1 ? 'resultat' : 'resultater'} for »${query}«`,
  ],
  none: (query: string) => [`No results for “${query}”`, `Ingen resultater for »${query}«`],
  advice: [
    'Check the spelling, or try fewer or more general words.',
    'Tjek stavningen, eller prøv med færre eller mere generelle ord.',
  ],
  begin: ['What are you looking for?', 'Hvad leder du efter?'],
  tryWords: ['Try one of these', 'Prøv et af dem her'],
  examples: [
    ['breath', 'retreat', 'hoodie'],
    ['vejrtrækning', 'retreat', 'hættetrøje'],
  ],
  browse: ['Or browse', 'Eller se dig omkring'],
  places: [
    [
      { href: '/courses', name: 'Courses', text: 'Sessions, classes, retreats' },
      { href: '/testimonials', name: 'Magazine', text: 'Articles, videos, recordings' },
      { href: '/book', name: 'Workbooks', text: 'To print, free' },
      { href: '/shop', name: 'Shop', text: 'Music equipment, clothing' },
    ],
    [
      { href: '/courses', name: 'Kurser', text: 'Timer, hold, retreats' },
      { href: '/testimonials', name: 'Magasin', text: 'Artikler, videoer, optagelser' },
      { href: '/book', name: 'Arbejdsbøger', text: 'Til at printe, gratis' },
      { href: '/shop', name: 'Butik', text: 'Musikudstyr, tøj' },
    ],
  ],
  courses: ['See all courses', 'Se alle kurser'],
  contact: ['Ask us', 'Spørg os'],
  more: (count: number) => [`Show ${count} more`, `Vis ${count} mere`],
  kinds: {
    page: ['Pages', 'Sider'],
    course: ['Courses', 'Kurser'],
    article: ['Articles', 'Artikler'],
    workbook: ['Workbooks', 'Arbejdsbøger'],
    product: ['Products', 'Produkter'],
  } satisfies Pairs<Record<PageKind, string>>,
});
