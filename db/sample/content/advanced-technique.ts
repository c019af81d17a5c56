import type { SampleDocument } from '../document.ts';

export const advancedTechnique: SampleDocument = {
  key: 'advanced-technique',
  en: [
    {
      type: 'seo',
      title: 'Advanced Technique',
      description:
        'For singers with some years behind them: mixed voice, long phrases, loud without pushing.',
    },
    { type: 'headline', text: 'Advanced Technique', melody: [1, 5] },
    {
      type: 'lead',
      text: 'For singers with a few years behind them, who can hit the note and want to hit it every time.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-advanced-technique',
      alt: 'A leap and a run, drawn as a melody on the stave',
    },
    { type: 'offer', offerId: 'advanced-technique', isFrom: false },
    {
      type: 'steps',
      slot: 'work',
      heading: 'What we work on',
      steps: [
        {
          title: 'The join',
          text: 'The step between the two voices, until nobody hears it, you included. Sirens first, then the bar in your song where it gives you away.',
        },
        {
          title: 'The long phrase',
          text: 'Phrases longer than your breath seems to be. Most of the air is lost in the first two notes, so that is where we look for it.',
        },
        {
          title: 'The top',
          text: 'Loud without pushing, soft without hiding. The high note as an arrival, not as an attack.',
        },
        {
          title: 'The run',
          text: 'Eight notes that are eight notes. Slowly, then in rhythms, then with ease.',
        },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'It’s for you if',
      items: [
        'you’ve had lessons, or been on stage, for three years or more',
        'you can sing two songs through and know where they fail',
        'you want to be corrected, kindly, in front of five others',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Practical information',
      rows: [
        { label: 'Group', value: 'Six singers' },
        { label: 'Length', value: '4 evenings of 2 hours' },
        { label: 'Place', value: 'Copenhagen' },
        { label: 'With', value: '{coach} and a pianist' },
        { label: 'Before', value: 'Send one recording, as it is' },
      ],
    },
    {
      type: 'prose',
      slot: 'next',
      heading: 'The next class',
      paragraphs: [
        'We’re planning it now, and it opens when we have six singers who suit each other. Tell us about your voice and two evenings that work for you, and you’ll be the first to hear.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Avanceret teknik',
      description: 'For sangere med nogle år bag sig: mix, lange fraser, kraft uden pres.',
    },
    { type: 'headline', text: 'Avanceret teknik', melody: [1, 5] },
    {
      type: 'lead',
      text: 'For sangere med nogle år bag sig, som kan ramme tonen og vil ramme den hver gang.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-advanced-technique',
      alt: 'Et spring og et løb, tegnet som en melodi på nodelinjer',
    },
    { type: 'offer', offerId: 'advanced-technique', isFrom: false },
    {
      type: 'steps',
      slot: 'work',
      heading: 'Det arbejder vi med',
      steps: [
        {
          title: 'Overgangen',
          text: 'Trinnet mellem de to registre, til ingen hører det, heller ikke dig. Først sirener, så den takt i din sang, hvor det afslører dig.',
        },
        {
          title: 'Den lange frase',
          text: 'Fraser, der er længere, end du tror, du har luft til. Det meste af luften forsvinder i de to første toner. Dér leder vi efter den.',
        },
        {
          title: 'Toppen',
          text: 'Kraftigt uden pres, svagt uden at gemme sig. Den høje tone som en ankomst og ikke et angreb.',
        },
        {
          title: 'Løbet',
          text: 'Otte toner, der er otte toner. Langsomt, så i rytmer, så med lethed.',
        },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'Det er noget for dig, hvis',
      items: [
        'du har haft undervisning eller stået på scener i tre år eller mere',
        'du kan synge to sange igennem og ved, hvor de vakler',
        'du gerne vil rettes venligt, foran fem andre',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Praktisk information',
      rows: [
        { label: 'Hold', value: 'Seks sangere' },
        { label: 'Varighed', value: '4 aftener à 2 timer' },
        { label: 'Sted', value: 'København' },
        { label: 'Med', value: '{coach} og en pianist' },
        { label: 'Inden', value: 'Send én optagelse, som den er' },
      ],
    },
    {
      type: 'prose',
      slot: 'next',
      heading: 'Næste hold',
      paragraphs: [
        'Vi planlægger det nu, og det åbner, når vi har seks sangere, der passer sammen. Fortæl om din stemme, og nævn to aftener, der passer dig, så får du besked som den første.',
      ],
    },
  ],
};
