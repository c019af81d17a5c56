import type { SampleDocument } from '../document.ts';

export const singingWorkshop2d: SampleDocument = {
  key: 'singing-workshop-2d',
  en: [
    {
      type: 'seo',
      title: 'Singing Workshop, two days',
      description: 'A weekend in a small group: the first day for the voice, the second for the song.',
    },
    { type: 'headline', text: 'Singing Workshop, two days', melody: [1, 5] },
    {
      type: 'lead',
      text: 'The first day for the voice, the second for the song. You sing for the group, and it gets easier.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-singing-workshop-2d',
      alt: 'Two phrases that answer each other, drawn as a melody on the stave',
    },
    {
      type: 'steps',
      slot: 'work',
      heading: 'The two days',
      steps: [
        {
          title: 'Sat 10:00 Breath and sound',
          text: 'Where the breath goes, and how little of it a note needs.',
        },
        {
          title: 'Sat 13:00 High and low',
          text: 'The change between the registers, in exercises and in your own song.',
        },
        { title: 'Sun 10:00 Words', text: 'Say it, then sing it. Consonants that carry, vowels that last.' },
        {
          title: 'Sun 13:00 The room',
          text: 'Everyone sings a whole song with the pianist. Friends may come and listen.',
        },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'It’s for you if',
      items: [
        'you’ve sung for a while and want to know what your voice can do',
        'one day is over before you have dared to begin',
        'you want a song that is ready for an audience by Sunday evening',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Practical information',
      rows: [
        { label: 'Group', value: 'At most 10 singers' },
        { label: 'Length', value: '2 days, 10:00–16:00' },
        { label: 'Level', value: 'Some experience, in a choir or on your own' },
        { label: 'With', value: '{coach} and a pianist' },
        { label: 'Bring', value: 'Two songs, with sheet music' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'What’s included',
      items: [
        'Lunch, coffee and fruit on both days',
        'A recording of your song',
        'A plan for the next four weeks',
      ],
    },
    {
      type: 'testimonials',
      items: [
        {
          name: 'Mathilde K.',
          booked: 'the two-day workshop',
          text: 'On Sunday my mother heard the song I had never dared to sing at home.',
          isSample: true,
        },
      ],
    },
    { type: 'statement', slot: 'ask', text: 'One day or two? Call or write, and we’ll help you choose.' },
  ],
  da: [
    {
      type: 'seo',
      title: 'Sangworkshop, to dage',
      description: 'En weekend i en lille gruppe: første dag til stemmen, anden dag til sangen.',
    },
    { type: 'headline', text: 'Sangworkshop, to dage', melody: [1, 5] },
    {
      type: 'lead',
      text: 'Første dag til stemmen, anden dag til sangen. Du synger for gruppen, og det bliver lettere.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-singing-workshop-2d',
      alt: 'To fraser, der svarer hinanden, tegnet som en melodi på nodelinjer',
    },
    {
      type: 'steps',
      slot: 'work',
      heading: 'De to dage',
      steps: [
        {
          title: 'Lør. 10.00 Åndedræt og klang',
          text: 'Hvor luften bliver af, og hvor lidt af den en tone har brug for.',
        },
        {
          title: 'Lør. 13.00 Højt og dybt',
          text: 'Overgangen mellem registrene, i øvelser og i din egen sang.',
        },
        {
          title: 'Søn. 10.00 Ordene',
          text: 'Sig det, og syng det så. Konsonanter, der bærer, og vokaler, der holder.',
        },
        {
          title: 'Søn. 13.00 Rummet',
          text: 'Alle synger en hel sang med pianisten. Venner må gerne komme og høre på.',
        },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'Det er noget for dig, hvis',
      items: [
        'du har sunget et stykke tid og vil vide, hvad din stemme kan',
        'én dag er forbi, før du har turdet begynde',
        'du vil have en sang, der er klar til et publikum søndag aften',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Praktisk information',
      rows: [
        { label: 'Hold', value: 'Højst 10 sangere' },
        { label: 'Varighed', value: '2 dage, 10.00–16.00' },
        { label: 'Niveau', value: 'Lidt erfaring fra kor eller på egen hånd' },
        { label: 'Med', value: '{coach} og en pianist' },
        { label: 'Tag med', value: 'To sange med noder' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'Det er med i prisen',
      items: [
        'Frokost, kaffe og frugt begge dage',
        'En optagelse af din sang',
        'En plan for de næste fire uger',
      ],
    },
    {
      type: 'testimonials',
      items: [
        {
          name: 'Mathilde K.',
          booked: 'workshoppen på to dage',
          text: 'Om søndagen hørte min mor den sang, jeg aldrig havde turdet synge derhjemme.',
          isSample: true,
        },
      ],
    },
    {
      type: 'statement',
      slot: 'ask',
      text: 'Én dag eller to? Ring eller skriv, så hjælper vi dig med at vælge.',
    },
  ],
};
