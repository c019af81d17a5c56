import type { PageKind } from '#studio/search/site-page.ts';

const kinds: Record<PageKind, string> = {
  page: 'Page',
  course: 'Course',
  article: 'Article',
  workbook: 'Workbook',
  product: 'Product',
};

export const en = {
  title: 'Search',
  label: 'Search courses, articles, workbooks and products',
  submit: 'Search',
  results: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  none: (query: string) => `No results for “${query}”`,
  advice: 'Check the spelling, or try fewer or more general words.',
  begin: 'What are you looking for?',
  tryWords: 'Try one of these',
  examples: ['breath', 'retreat', 'hoodie'],
  browse: 'Or browse',
  places: [
    { href: '/courses', name: 'Courses', text: 'Sessions, classes, retreats' },
    { href: '/testimonials', name: 'Magazine', text: 'Articles, films, recordings' },
    { href: '/book', name: 'Workbooks', text: 'To print, free' },
    { href: '/shop', name: 'Shop', text: 'Music equipment, clothing' },
  ],
  courses: 'See all courses',
  contact: 'Ask us',
  kinds,
};

export const da: typeof en = {
  title: 'Søg',
  label: 'Søg i kurser, artikler, arbejdsbøger og produkter',
  submit: 'Søg',
  results: (count, query) => `${count} ${count === 1 ? 'resultat' : 'resultater'} for »${query}«`,
  none: (query) => `Ingen resultater for »${query}«`,
  advice: 'Tjek stavningen, eller prøv med færre eller mere generelle ord.',
  begin: 'Hvad leder du efter?',
  tryWords: 'Prøv et af dem her',
  examples: ['vejrtrækning', 'retreat', 'hættetrøje'],
  browse: 'Eller se dig omkring',
  places: [
    { href: '/courses', name: 'Kurser', text: 'Timer, hold, retreats' },
    { href: '/testimonials', name: 'Magasin', text: 'Artikler, film, optagelser' },
    { href: '/book', name: 'Arbejdsbøger', text: 'Til at printe, gratis' },
    { href: '/shop', name: 'Butik', text: 'Musikudstyr, tøj' },
  ],
  courses: 'Se alle kurser',
  contact: 'Spørg os',
  kinds: {
    page: 'Side',
    course: 'Kursus',
    article: 'Artikel',
    workbook: 'Arbejdsbog',
    product: 'Produkt',
  },
};

export const searchMessages = { en, da };
