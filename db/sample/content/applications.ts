import type { SampleDocument } from '../document.ts';

export const applications: readonly SampleDocument[] = [
  {
    key: 'voice-elevated-application',
    en: [
      {
        type: 'seo',
        title: 'Apply for Voice Elevated, {studio}',
        description: 'How to apply for a place on Voice Elevated.',
      },
      { type: 'headline', text: 'Apply for a place', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'The form on this page opens soon. Until then you apply by writing to us, and it counts just the same.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-voice-elevated',
        alt: 'Four arches on the stave, each higher than the last',
      },
      {
        type: 'steps',
        heading: 'What we would like to know',
        steps: [
          { title: 'Who you are', text: 'Your name, and how we reach you.' },
          { title: 'What you sing', text: 'How long, where, and what for. A few lines are enough.' },
          {
            title: 'What is in the way',
            text: 'And what you want to be able to do that you cannot do today.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'We read every application and answer within 2-3 business days. If you have paid already, the form comes to you by mail, and your card is only charged once you are accepted.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Write your application', href: '/contact' },
          { label: 'Back to Voice Elevated', href: '/courses/voice-elevated' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Ansøgning til Voice Elevated, {studio}',
        description: 'Sådan søger du om en plads på Voice Elevated.',
      },
      { type: 'headline', text: 'Søg om plads', melody: [0, 2, 5] },
      {
        type: 'lead',
        text: 'Skemaet her på siden åbner snart. Indtil da søger du ved at skrive til os, og det tæller præcis lige så meget.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-voice-elevated',
        alt: 'Fire buer på nodelinjerne, hver højere end den forrige',
      },
      {
        type: 'steps',
        heading: 'Det vil vi gerne vide',
        steps: [
          { title: 'Hvem du er', text: 'Dit navn, og hvordan vi får fat i dig.' },
          { title: 'Hvad du synger', text: 'Hvor længe, hvor og til hvad. Et par linjer er nok.' },
          { title: 'Hvad der står i vejen', text: 'Og hvad du vil kunne, som du ikke kan i dag.' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Vi læser alle ansøgninger og svarer inden for 2-3 hverdage. Har du allerede betalt, får du skemaet på mail, og dit kort bliver først trukket, når du har fået en plads.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Skriv din ansøgning', href: '/contact' },
          { label: 'Tilbage til Voice Elevated', href: '/courses/voice-elevated' },
        ],
      },
    ],
  },
  {
    key: 'celebrity-application',
    en: [
      {
        type: 'seo',
        title: 'Apply for the retreat, {studio}',
        description: 'How to apply for the Celebrity Vocal Experience.',
      },
      { type: 'headline', text: 'Apply for the retreat', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'The form on this page opens soon. Until then a letter is enough, and it stays between us.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-celebrity-vocal-experience',
        alt: 'One slow swell on the stave',
      },
      {
        type: 'steps',
        heading: 'What we would like to know',
        steps: [
          { title: 'Who you are', text: 'Or who writes for you, and how we reach you both.' },
          { title: 'What you carry', text: 'A tour, a record, a role: what your voice has to do this year.' },
          { title: 'When we may call', text: 'Half an hour is enough to know whether the week is right.' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'We answer within 2-3 business days. If you have paid already, the form comes to you by mail, and your card is only charged once you are accepted.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Write your application', href: '/contact' },
          { label: 'Back to the retreat', href: '/courses/celebrity-vocal-experience' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Ansøgning til retreatet, {studio}',
        description: 'Sådan søger du om en plads på Celebrity Vocal Experience.',
      },
      { type: 'headline', text: 'Søg om en plads', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Skemaet her på siden åbner snart. Indtil da er et brev nok, og det bliver mellem os.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-celebrity-vocal-experience',
        alt: 'En langsom svulmen på nodelinjerne',
      },
      {
        type: 'steps',
        heading: 'Det vil vi gerne vide',
        steps: [
          { title: 'Hvem du er', text: 'Eller hvem der skriver for dig, og hvordan vi får fat i jer begge.' },
          {
            title: 'Hvad du bærer på',
            text: 'En turné, en plade, en rolle: hvad din stemme skal kunne i år.',
          },
          { title: 'Hvornår vi må ringe', text: 'En halv time er nok til at vide, om ugen er den rigtige.' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Vi svarer inden for 2-3 hverdage. Har du allerede betalt, får du skemaet på mail, og dit kort bliver først trukket, når du har fået en plads.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Skriv din ansøgning', href: '/contact' },
          { label: 'Tilbage til retreatet', href: '/courses/celebrity-vocal-experience' },
        ],
      },
    ],
  },
];
