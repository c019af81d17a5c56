import type { ItemFilter } from '#studio/magazine/item.ts';

const enKinds: Record<ItemFilter, string> = {
  all: 'All',
  article: 'Article',
  blog: 'Blog',
  interview: 'Interview',
  video: 'Video',
  audio: 'Audio',
  link: 'Link',
};

export const en = {
  magazine: 'Magazine',
  kinds: enKinds,
  filterLabel: 'Filter by type',
  share: 'Share Your Story',
  sample: 'Sample',
  outside: (host: string) => `opens ${host}`,
  by: (author: string) => `By ${author}`,
  length: 'Length',
  captions: 'Captions',
  empty: {
    title: 'Nothing here yet',
    text: 'The next issue may bring some. Until then, browse everything else.',
    showAll: 'Show everything',
  },
  feed: 'Subscribe via RSS',
  published: 'Published',
  kind: 'Type',
  brochure: 'Download the brochure (PDF)',
  pdf: 'Download the story (PDF)',
  more: 'More from the magazine',
  back: 'Back to the magazine',
};

export const da: typeof en = {
  magazine: 'Magasin',
  kinds: {
    all: 'Alle',
    article: 'Artikel',
    blog: 'Blog',
    interview: 'Interview',
    video: 'Video',
    audio: 'Lyd',
    link: 'Link',
  },
  filterLabel: 'Filtrer indhold',
  share: 'Del din historie',
  sample: 'Eksempel',
  outside: (host) => `åbner ${host}`,
  by: (author) => `Af ${author}`,
  length: 'Længde',
  captions: 'Undertekster',
  empty: {
    title: 'Her er ikke noget endnu',
    text: 'Måske kommer der noget i næste nummer. Se alt det andet imens.',
    showAll: 'Vis alt',
  },
  feed: 'Følg med via RSS',
  published: 'Udgivet',
  kind: 'Type',
  brochure: 'Hent brochuren (PDF)',
  pdf: 'Hent historien (PDF)',
  more: 'Mere fra magasinet',
  back: 'Tilbage til magasinet',
};

export const magazineMessages = { en, da };
