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
  filterLabel: 'What to show',
  share: 'Share Your Story',
  sample: 'Sample',
  outside: (host: string) => `leads to ${host}`,
  by: (author: string) => `By ${author}`,
  length: 'Length',
  captions: 'Captions',
  player: {
    play: 'Play',
    pause: 'Pause',
    seek: 'Place in the recording',
    loading: 'Loading…',
    failed: 'This recording cannot be played here. Its words stand below.',
  },
  empty: {
    title: 'Nothing here yet',
    text: 'The next issue may bring some. Everything else is one tap away.',
    showAll: 'Show everything',
  },
  feed: 'Follow by RSS',
  published: 'Published',
  kind: 'Kind',
  author: 'By',
  brochure: 'Download the brochure (PDF)',
  pdf: 'The whole story as PDF',
  more: 'More from the magazine',
  back: 'All of the magazine',
};

export const da: typeof en = {
  magazine: 'Magasin',
  kinds: {
    all: 'Alt',
    article: 'Artikel',
    blog: 'Blog',
    interview: 'Interview',
    video: 'Video',
    audio: 'Lyd',
    link: 'Link',
  },
  filterLabel: 'Hvad du vil se',
  share: 'Del din historie',
  sample: 'Eksempel',
  outside: (host) => `fører til ${host}`,
  by: (author) => `Af ${author}`,
  length: 'Længde',
  captions: 'Undertekster',
  player: {
    play: 'Afspil',
    pause: 'Pause',
    seek: 'Sted i optagelsen',
    loading: 'Henter…',
    failed: 'Optagelsen kan ikke afspilles her. Ordene står nedenfor.',
  },
  empty: {
    title: 'Her er ikke noget endnu',
    text: 'Måske kommer der noget i næste nummer. Alt det andet er ét tryk væk.',
    showAll: 'Vis alt',
  },
  feed: 'Følg med via RSS',
  published: 'Udgivet',
  kind: 'Slags',
  author: 'Af',
  brochure: 'Hent brochuren (PDF)',
  pdf: 'Hele historien som PDF',
  more: 'Mere fra magasinet',
  back: 'Hele magasinet',
};

export const magazineMessages = { en, da };
