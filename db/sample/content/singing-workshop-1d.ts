import type { SampleDocument } from '../document.ts';

export const singingWorkshop1d: SampleDocument = {
  key: 'singing-workshop-1d',
  en: [
    {
      type: 'seo',
      title: 'Singing Workshop, one day',
      description:
        'Six hours in a small group on the ten seconds before the first note: walk on, stand still, begin.',
    },
    { type: 'headline', text: 'Singing Workshop, one day', melody: [0, 4] },
    {
      type: 'lead',
      text: 'Six hours on the ten seconds before the first note. You bring a song, and leave knowing how it begins.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-singing-workshop-1d',
      alt: 'A short phrase that rises and rests, drawn as a melody on the stave',
    },
    {
      type: 'steps',
      slot: 'work',
      heading: 'The day',
      steps: [
        {
          title: '10:00 Walk on',
          text: 'From the door to the microphone, without hurrying. We look at what your shoulders and your breath do on the way.',
        },
        {
          title: '11:30 Stand still',
          text: 'Feet, knees, jaw. Simple exercises that you can repeat in any dressing room, in two minutes.',
        },
        {
          title: '13:15 Begin',
          text: 'The first line of your own song, several times, with the piano. The group listens for one thing at a time.',
        },
        {
          title: '14:45 Sing it through',
          text: 'Everyone sings a whole song for the group and gets three sentences to take home.',
        },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'It’s for you if',
      items: [
        'you sing in a choir, in a band or at home, and want to feel safe in front of people',
        'your voice is fine in rehearsal and different on stage',
        'you’d like to try a group before you book private coaching',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Practical information',
      rows: [
        { label: 'Group', value: 'At most 10 singers' },
        { label: 'Length', value: '1 day, 10:00–16:00' },
        { label: 'Level', value: 'Open to everyone' },
        { label: 'With', value: '{coach} and a pianist' },
        { label: 'Bring', value: 'One song, with sheet music or a backing track' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'What’s included',
      items: ['Lunch, coffee and fruit', 'A recording of your song', 'A page of exercises to take home'],
    },
    {
      type: 'testimonials',
      items: [
        {
          name: 'Oskar P.',
          booked: 'the one-day workshop',
          text: 'Now I know what the first ten seconds are for. I count them, and then I begin.',
          isSample: true,
        },
      ],
    },
    {
      type: 'statement',
      slot: 'ask',
      text: 'Not sure if it suits you? Call or write, and we’ll tell you honestly.',
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Sangworkshop, én dag',
      description:
        'Seks timer i en lille gruppe om de ti sekunder før første tone: gå ind, stå stille, begynd.',
    },
    { type: 'headline', text: 'Sangworkshop, én dag', melody: [0, 4] },
    {
      type: 'lead',
      text: 'Seks timer om de ti sekunder før første tone. Du tager en sang med, og når du går, ved du, hvordan den begynder.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-singing-workshop-1d',
      alt: 'En kort frase, der stiger og hviler, tegnet som en melodi på nodelinjer',
    },
    {
      type: 'steps',
      slot: 'work',
      heading: 'Dagen',
      steps: [
        {
          title: '10.00 Gå ind',
          text: 'Fra døren til mikrofonen uden hastværk. Vi ser på, hvad dine skuldre og dit åndedræt gør undervejs.',
        },
        {
          title: '11.30 Stå stille',
          text: 'Fødder, knæ, kæbe. Enkle øvelser, du kan gentage i enhver garderobe på to minutter.',
        },
        {
          title: '13.15 Begynd',
          text: 'Første linje af din egen sang, flere gange, med klaver. Gruppen lytter efter én ting ad gangen.',
        },
        {
          title: '14.45 Syng den igennem',
          text: 'Alle synger en hel sang for gruppen og får tre sætninger med hjem.',
        },
      ],
    },
    {
      type: 'list',
      slot: 'for',
      heading: 'Det er noget for dig, hvis',
      items: [
        'du synger i kor, i band eller derhjemme og gerne vil føle dig tryg foran andre',
        'din stemme virker til øveaftenen, men ikke på scenen',
        'du vil prøve en gruppe, før du booker privat coaching',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Praktisk information',
      rows: [
        { label: 'Hold', value: 'Højst 10 sangere' },
        { label: 'Varighed', value: '1 dag, 10.00–16.00' },
        { label: 'Niveau', value: 'Åbent for alle' },
        { label: 'Med', value: '{coach} og en pianist' },
        { label: 'Tag med', value: 'Én sang med noder eller backing track' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'Det er med i prisen',
      items: ['Frokost, kaffe og frugt', 'En optagelse af din sang', 'Et ark med øvelser til derhjemme'],
    },
    {
      type: 'testimonials',
      items: [
        {
          name: 'Oskar P.',
          booked: 'workshoppen på én dag',
          text: 'Nu ved jeg, hvad de første ti sekunder er til. Jeg tæller dem, og så begynder jeg.',
          isSample: true,
        },
      ],
    },
    {
      type: 'statement',
      slot: 'ask',
      text: 'I tvivl, om det er noget for dig? Ring eller skriv, så får du et ærligt svar.',
    },
  ],
};
