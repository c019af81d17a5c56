import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { ItemFilter } from '#studio/site/magazine/item.ts';

export const magazineMessages = inBoth({
  magazine: ['Magazine', 'Magasin'],
  kinds: {
    all: ['All', 'Alle'],
    article: ['Article', 'Artikel'],
    blog: 'Blog',
    interview: 'Interview',
    video: 'Video',
    audio: ['Audio', 'Lyd'],
    link: 'Link',
  } satisfies Pairs<Record<ItemFilter, string>>,
  newsletter: ['Newsletter', 'Nyhedsbrev'],
  subscribe: ['Get the next one by email', 'Få det næste på e-mail'],
  filterLabel: ['Filter by type', 'Filtrer indhold'],
  share: ['Share Your Story', 'Del din historie'],
  sample: common.sample,
  outside: (host: string) => [`opens ${host}`, `åbner ${host}`],
  by: (author: string) => [`By ${author}`, `Af ${author}`],
  read: ['Read the story', 'Læs historien'],
  listen: ['Listen on the way home', 'Lyt på vejen hjem'],
  watch: ['Watch and listen', 'Se og lyt'],
  yourTurn: ['Your turn', 'Nu er det din tur'],
  minutes: (count: number) => [`${count} min read`, `${count} min. læsning`],
  captions: ['Captions', 'Undertekster'],
  empty: {
    title: ['Nothing here yet', 'Her er ikke noget endnu'],
    text: [
      'The next issue may bring some. Until then, browse everything else.',
      'Måske kommer der noget i næste nummer. Se alt det andet imens.',
    ],
    showAll: ['Show everything', 'Vis alt'],
  },
  feed: ['Subscribe via RSS', 'Følg med via RSS'],
  brochure: ['Download the brochure (PDF)', 'Hent brochuren (PDF)'],
  pdf: ['Download the story (PDF)', 'Hent historien (PDF)'],
  next: ['Next in the magazine', 'Læs videre i magasinet'],
  back: ['Back to the magazine', 'Tilbage til magasinet'],
});
