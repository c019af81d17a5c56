import type { SampleDocument } from '../document.ts';

export const studioDay: SampleDocument = {
  key: 'studio-day',
  en: [
    {
      type: 'seo',
      title: 'Studio Day',
      description: 'A day in the recording studio with {coach} and an engineer. Two finished takes.',
    },
    { type: 'headline', text: 'Studio Day', melody: [1, 4] },
    {
      type: 'lead',
      text: 'One day with an engineer, and {firstName} on the other side of the glass. You go home with two finished takes.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-studio-day',
      alt: 'Two phrases, the second a step higher, drawn as a melody on the stave',
    },
    {
      type: 'steps',
      slot: 'work',
      heading: 'The day',
      steps: [
        {
          title: '10:00 At the microphone',
          text: 'Warming up. You find your distance and how you want to hear yourself.',
        },
        {
          title: '11:30 The first song',
          text: 'In whole takes. {firstName} listens for the line, the engineer for the sound.',
        },
        { title: '14:00 The second song', text: 'The same again, with the voice awake.' },
        { title: '16:00 The choice', text: 'We choose the takes together, and the engineer mixes them.' },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'It’s for you if',
      items: [
        'you have two songs you can sing from beginning to end',
        'you need a recording for an audition, a release or a gift',
        'you want a coach beside you when the red light is on',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Practical information',
      rows: [
        { label: 'Length', value: '1 day, 10:00–17:00' },
        { label: 'Date', value: 'We agree on a day after you’ve booked' },
        { label: 'Valid', value: '12 months' },
        { label: 'Before', value: 'Half an hour by video: songs, keys and backing tracks' },
        { label: 'With', value: '{coach} and an engineer' },
        { label: 'Bring', value: 'Two songs with backing tracks' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'What’s included',
      items: [
        'The studio and the engineer for the day',
        'Two mixed takes as WAV and MP3',
        'Lunch, tea and water at room temperature',
      ],
    },
    {
      type: 'testimonials',
      items: [
        {
          name: 'Emil R.',
          booked: 'a studio day',
          text: 'Two takes and no excuses. I sent them out the same evening.',
          isSample: true,
        },
      ],
    },
    {
      type: 'statement',
      slot: 'ask',
      text: 'Not sure if your songs are ready? Send us a phone recording, and we’ll answer honestly.',
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Dag i studiet',
      description: 'En dag i lydstudiet med {coach} og en tekniker. To færdige optagelser.',
    },
    { type: 'headline', text: 'Dag i studiet', melody: [1, 2, 4] },
    {
      type: 'lead',
      text: 'En dag med en tekniker og {firstName} på den anden side af ruden. Du går hjem med to færdige optagelser.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-studio-day',
      alt: 'To fraser, den anden et trin højere, tegnet som en melodi på nodelinjer',
    },
    {
      type: 'steps',
      slot: 'work',
      heading: 'Dagen',
      steps: [
        {
          title: '10.00 Ved mikrofonen',
          text: 'Opvarmning. Du finder din afstand, og hvordan du vil høre dig selv.',
        },
        {
          title: '11.30 Den første sang',
          text: 'I hele optagelser. {firstName} lytter efter linjen, teknikeren efter lyden.',
        },
        { title: '14.00 Den anden sang', text: 'Det samme igen, nu med en vågen stemme.' },
        { title: '16.00 Valget', text: 'Vi vælger optagelserne sammen, og teknikeren mixer dem.' },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'Det er noget for dig, hvis',
      items: [
        'du har to sange, du kan synge fra ende til anden',
        'du skal bruge en optagelse til en optagelsesprøve, en udgivelse eller en gave',
        'du gerne vil have en coach ved siden af dig, når den røde lampe lyser',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Praktisk information',
      rows: [
        { label: 'Varighed', value: '1 dag, 10.00–17.00' },
        { label: 'Dato', value: 'Vi aftaler dagen, når du har bestilt' },
        { label: 'Gælder', value: '12 måneder' },
        { label: 'Inden', value: 'En halv time i et videomøde: sange, tonearter og backing tracks' },
        { label: 'Med', value: '{coach} og en tekniker' },
        { label: 'Tag med', value: 'To sange med backing track' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'Det er med i prisen',
      items: [
        'Studiet og teknikeren hele dagen',
        'To mixede optagelser som WAV og MP3',
        'Frokost, te og vand ved stuetemperatur',
      ],
    },
    {
      type: 'testimonials',
      items: [
        {
          name: 'Emil R.',
          booked: 'en dag i studiet',
          text: 'To optagelser og ingen undskyldninger. Jeg sendte dem af sted samme aften.',
          isSample: true,
        },
      ],
    },
    {
      type: 'statement',
      slot: 'ask',
      text: 'I tvivl, om dine sange er klar? Send en optagelse fra telefonen, så svarer vi ærligt.',
    },
  ],
};
