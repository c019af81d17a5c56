import type { SampleDocument } from '../document.ts';

export const beginnerVocals: SampleDocument = {
  key: 'beginner-vocals',
  en: [
    {
      type: 'seo',
      title: 'Beginner Vocals, {studio}',
      description:
        'Weekly 60-minute live group classes by video meeting, for people who say they cannot sing.',
    },
    { type: 'headline', text: 'Beginner Vocals', melody: [0, 3] },
    {
      type: 'lead',
      text: 'For people who say they cannot sing. Weekly 60-minute live group classes by video meeting; nobody sings alone until they want to.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-beginner-vocals',
      alt: 'Three neighbouring notes, up and down again',
    },
    { type: 'offer', entryId: 'beginner-vocals', isFrom: false },
    {
      type: 'list',
      heading: 'A class goes like this',
      items: [
        'Ten minutes of waking the voice, together, microphones off.',
        'One tune, three notes to begin with, until it stays.',
        'Questions. The one you are ashamed of is the one everybody has.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Join from the course overview, whenever you like: you get the meeting link and the next date by mail at once.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Join from the overview', href: '/courses' },
        { label: 'Ask first', href: '/contact' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Sang for begyndere, {studio}',
      description:
        'Ugentlig undervisning i gruppe på 60 minutter, direkte på videomøde, for folk, der siger, at de ikke kan synge.',
    },
    { type: 'headline', text: 'Sang for begyndere', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'For folk, der siger, at de ikke kan synge. Hver uge 60 minutter i gruppe, direkte på videomøde; ingen synger alene, før de har lyst.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-beginner-vocals',
      alt: 'Tre nabotoner, op og ned igen',
    },
    { type: 'offer', entryId: 'beginner-vocals', isFrom: false },
    {
      type: 'list',
      heading: 'Sådan går en time',
      items: [
        'Ti minutter med at vække stemmen, sammen, med mikrofonen slået fra.',
        'Én melodi, tre toner til at begynde med, til den bliver siddende.',
        'Spørgsmål. Det, du skammer dig over, er det, alle har.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Tilmeld dig fra oversigten, når du vil: Du får mødelink og næste dato på mail med det samme.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Tilmeld dig fra oversigten', href: '/courses' },
        { label: 'Spørg først', href: '/contact' },
      ],
    },
  ],
};
