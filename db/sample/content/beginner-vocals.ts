import type { SampleDocument } from '../document.ts';

export const beginnerVocals: SampleDocument = {
  key: 'beginner-vocals',
  en: [
    {
      type: 'seo',
      title: 'Beginner Vocals',
      description:
        'Weekly 60-minute live group classes by video meeting, for people who say they cannot sing.',
    },
    { type: 'headline', text: 'Beginner Vocals', melody: [0, 3] },
    {
      type: 'lead',
      text: 'For people who say they cannot sing. Weekly 60-minute live group classes by video meeting. Nobody sings alone until they want to.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-beginner-vocals',
      alt: 'Three neighbouring notes, up and down again',
    },
    { type: 'offer', offerId: 'beginner-vocals', isFrom: false },
    {
      type: 'statement',
      slot: 'idea',
      text: 'Someone once told you to mouth the words. It was a school hall, you were nine, and they were wrong.',
    },
    {
      type: 'steps',
      slot: 'hour',
      heading: 'How a class works',
      steps: [
        { title: '10 minutes', text: 'Waking the voice together, microphones off. Yawning counts.' },
        { title: '30 minutes', text: 'One tune, three notes to begin with, until it stays.' },
        { title: '20 minutes', text: 'Questions. The one you’re embarrassed about is the one everyone has.' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'What’s included',
      items: [
        'A class every week, live, sixty minutes, by video meeting.',
        'The meeting link and the next date by email, as soon as you have joined.',
        'Three exercises a week that fit between the shower and the coffee.',
        'A coach who hears you when you want to be heard, and not before.',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Practical information',
      rows: [
        { label: 'A term', value: 'Ten classes of 60 minutes, one a week' },
        { label: 'Place', value: 'Wherever you are, by video meeting' },
        { label: 'Level', value: 'None needed' },
        { label: 'Equipment', value: 'A phone or a computer' },
        { label: 'Language', value: 'English, Danish on request' },
      ],
    },
    {
      type: 'steps',
      slot: 'questions',
      heading: 'Everyone asks',
      steps: [
        {
          title: 'I’m tone-deaf. Can I come?',
          text: 'Yes. Real tone-deafness is rare, and people who have it seldom notice. If singing off key bothers you, you can hear it, and what you can hear you can learn.',
        },
        {
          title: 'Do the others hear me?',
          text: 'Only when you switch your microphone on. Most do in the third week. Nobody has to.',
        },
        {
          title: 'What if I miss a class?',
          text: 'Come to the next one. Each class stands on its own.',
        },
        {
          title: 'What comes after this?',
          text: 'Book private coaching, or find a choir. We know some that don’t hold auditions.',
        },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Sang for begyndere',
      description:
        'Ugentlig holdundervisning på 60 minutter, live i et videomøde, for folk, der siger, at de ikke kan synge.',
    },
    { type: 'headline', text: 'Sang for begyndere', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'For folk, der siger, at de ikke kan synge. 60 minutter på hold hver uge, live i et videomøde. Ingen synger alene, før de har lyst.',
    },
    {
      type: 'picture',
      slot: 'incipit',
      picture: 'incipit-beginner-vocals',
      alt: 'Tre nabotoner, op og ned igen',
    },
    { type: 'offer', offerId: 'beginner-vocals', isFrom: false },
    {
      type: 'statement',
      slot: 'idea',
      text: 'Nogen sagde engang, at du bare skulle mime. Det var i en gymnastiksal, du var ni, og de tog fejl.',
    },
    {
      type: 'steps',
      slot: 'hour',
      heading: 'Sådan går en time',
      steps: [
        { title: '10 minutter', text: 'Vi vækker stemmen sammen, med mikrofonen slået fra. Gab tæller med.' },
        { title: '30 minutter', text: 'Én melodi, tre toner til at begynde med, til den bliver siddende.' },
        { title: '20 minutter', text: 'Spørgsmål. Det, du er flov over, er det, alle har.' },
      ],
    },
    {
      type: 'list',
      slot: 'included',
      heading: 'Det følger med',
      items: [
        'Undervisning hver uge, live, 60 minutter, i et videomøde.',
        'Mødelink og næste dato på e-mail, så snart du er med.',
        'Tre øvelser om ugen, der kan være mellem badet og kaffen.',
        'En coach, der hører dig, når du vil høres, og ikke før.',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Praktisk information',
      rows: [
        { label: 'Et forløb', value: 'Ti gange 60 minutter, én gang om ugen' },
        { label: 'Sted', value: 'Hvor du er, i et videomøde' },
        { label: 'Niveau', value: 'Ingen forudsætninger' },
        { label: 'Udstyr', value: 'En telefon eller en computer' },
        { label: 'Sprog', value: 'Engelsk, dansk efter ønske' },
      ],
    },
    {
      type: 'steps',
      slot: 'questions',
      heading: 'Det spørger alle om',
      steps: [
        {
          title: 'Jeg er tonedøv. Må jeg komme?',
          text: 'Ja. Ægte tonedøvhed er sjælden, og de, der har den, opdager det næsten aldrig. Generer det dig at synge falsk, kan du høre det, og det, du kan høre, kan du lære.',
        },
        {
          title: 'Kan de andre høre mig?',
          text: 'Kun når du slår mikrofonen til. De fleste gør det i tredje uge. Ingen skal.',
        },
        {
          title: 'Hvad, hvis jeg går glip af en gang?',
          text: 'Så kommer du næste gang. Hver gang kan tages for sig.',
        },
        {
          title: 'Hvad kommer bagefter?',
          text: 'Book privat coaching, eller find et kor. Vi kender nogle uden optagelsesprøve.',
        },
      ],
    },
  ],
};
