import type { SampleDocument } from '../document.ts';

export const advancedTechnique: SampleDocument = {
  key: 'advanced-technique',
  en: [
    {
      type: 'seo',
      title: 'Advanced Technique, {studio}',
      description:
        'For singers with some years behind them: mixed voice, long phrases, loud without pushing.',
    },
    { type: 'headline', text: 'Advanced Technique', melody: [1, 5] },
    {
      type: 'lead',
      text: 'For singers with some years behind them, who know the note and want it every time.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-advanced-technique',
      alt: 'A leap and a run, drawn as a melody on the stave',
    },
    { type: 'offer', entryId: 'advanced-technique', isFrom: false },
    {
      type: 'list',
      heading: 'What we work on',
      items: [
        'The step between the two voices, until nobody hears it, you included.',
        'Phrases longer than your breath seems to be.',
        'Loud without pushing, soft without hiding.',
      ],
    },
    {
      type: 'prose',
      paragraphs: ['The next class is being planned. Write to us, and you hear first when it opens.'],
    },
    {
      type: 'links',
      items: [
        { label: 'Ask about the next class', href: '/contact' },
        { label: 'Back to all courses', href: '/courses' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Avanceret teknik, {studio}',
      description: 'For sangere med nogle år bag sig: blandet stemme, lange fraser, kraft uden pres.',
    },
    { type: 'headline', text: 'Avanceret teknik', melody: [1, 5] },
    { type: 'lead', text: 'For sangere med nogle år bag sig, som kender tonen og vil have den hver gang.' },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-advanced-technique',
      alt: 'Et spring og et løb, tegnet som en melodi på nodelinjer',
    },
    { type: 'offer', entryId: 'advanced-technique', isFrom: false },
    {
      type: 'list',
      heading: 'Det arbejder vi med',
      items: [
        'Trinnet mellem de to stemmer, til ingen hører det, heller ikke dig.',
        'Fraser, der er længere, end dit åndedræt ser ud til.',
        'Kraft uden pres, svagt uden at gemme sig.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Det næste hold er ved at blive planlagt. Skriv til os, så hører du først, når det åbner.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Spørg om næste hold', href: '/contact' },
        { label: 'Tilbage til oversigten', href: '/courses' },
      ],
    },
  ],
};
