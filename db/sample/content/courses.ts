import type { SampleDocument } from '../document.ts';

export const courses: SampleDocument = {
  key: 'courses',
  en: [
    {
      type: 'seo',
      title: 'Our Courses',
      description:
        'Ten ways to sing with {coach}: private hours, workshops, intensives and a retreat, with prices in DKK, EUR and USD.',
    },
    { type: 'headline', text: 'Our Courses', melody: [0, 3] },
    {
      type: 'lead',
      text: 'Ten ways in, each with its opening bar. Pick by the time you have; we will help with the rest.',
    },
    {
      type: 'courseCards',
      items: [
        {
          offerId: 'voice-elevated',
          title: 'Voice Elevated',
          description:
            'Four weekends, 64 hours, at most ten voices. Breath, tone, words, stage, and three studio recordings at the end.',
          picture: 'incipit-voice-elevated',
          href: '/courses/voice-elevated',
          isFrom: false,
        },
        {
          offerId: 'celebrity-vocal-experience',
          title: 'Celebrity Vocal Experience',
          description:
            'A five-day retreat for ten artists: daily coaching, two hours one to one, complete discretion.',
          picture: 'incipit-celebrity-vocal-experience',
          href: '/courses/celebrity-vocal-experience',
          isFrom: false,
        },
        {
          offerId: 'private-coaching',
          title: 'Private Coaching',
          description:
            'Your repertoire, your pace. Sixty minutes, online or in Copenhagen; the hour most of our singers return to.',
          picture: 'incipit-private-coaching',
          href: '/courses/private-coaching',
          isFrom: true,
        },
        {
          offerId: 'singing-workshop-1d',
          title: 'Singing Workshop, one day',
          description:
            'Six hours on the ten seconds before the first note: walk on, stand still, begin. In a small group.',
          picture: 'incipit-singing-workshop-1d',
          href: '/courses/singing-workshop-1d',
          isFrom: false,
        },
        {
          offerId: 'singing-workshop-2d',
          title: 'Singing Workshop, two days',
          description:
            'The first day for the voice, the second for the song. You sing for the group, and it gets easier.',
          picture: 'incipit-singing-workshop-2d',
          href: '/courses/singing-workshop-2d',
          isFrom: false,
        },
        {
          offerId: 'studio-day',
          title: 'Studio Day',
          description:
            'One day with an engineer and {firstName} on the other side of the glass. You go home with two finished takes.',
          picture: 'incipit-studio-day',
          href: null,
          isFrom: false,
        },
        {
          offerId: 'beginner-vocals',
          title: 'Beginner Vocals',
          description: 'For people who say they cannot sing. Nobody sings alone until they want to.',
          picture: 'incipit-beginner-vocals',
          href: '/courses/beginner-vocals',
          isFrom: false,
          note: 'Weekly 60-minute live group classes by video meeting.',
        },
        {
          offerId: 'advanced-technique',
          title: 'Advanced Technique',
          description:
            'Mixed voice, long phrases, loud without pushing. For singers with some years behind them.',
          picture: 'incipit-advanced-technique',
          href: '/courses/advanced-technique',
          isFrom: false,
        },
        {
          offerId: 'performance-mastery',
          title: 'Performance Mastery',
          description:
            'From the rehearsal room to the hall: light, microphone, nerves, and the walk off afterwards.',
          picture: 'incipit-performance-mastery',
          href: null,
          isFrom: false,
        },
        {
          offerId: 'recording-essentials',
          title: 'Recording Essentials',
          description:
            'Distance, consonants, headphones, doubles: what a microphone hears that a room forgives.',
          picture: 'incipit-recording-essentials',
          href: null,
          isFrom: false,
        },
      ],
    },
    {
      type: 'prose',
      slot: 'after',
      paragraphs: [
        'Prices include Danish VAT where it applies. You are charged in the currency you choose on the card.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Vores kurser',
      description:
        'Ti måder at synge med {coach}: private timer, workshops, intensive forløb og et retreat, med priser i DKK, EUR og USD.',
    },
    { type: 'headline', text: 'Vores kurser', melody: [1, 4] },
    {
      type: 'lead',
      text: 'Ti veje ind, hver med sin første takt. Vælg efter den tid, du har; resten hjælper vi med.',
    },
    {
      type: 'courseCards',
      items: [
        {
          offerId: 'voice-elevated',
          title: 'Voice Elevated',
          description:
            'Fire weekender, 64 timer, højst ti stemmer. Åndedræt, klang, ord, scene og tre studieoptagelser til sidst.',
          picture: 'incipit-voice-elevated',
          href: '/courses/voice-elevated',
          isFrom: false,
        },
        {
          offerId: 'celebrity-vocal-experience',
          title: 'Celebrity Vocal Experience',
          description:
            'Fem dages retreat for ti kunstnere: daglig coaching, to timer på tomandshånd og fuld diskretion.',
          picture: 'incipit-celebrity-vocal-experience',
          href: '/courses/celebrity-vocal-experience',
          isFrom: false,
        },
        {
          offerId: 'private-coaching',
          title: 'Privat coaching',
          description:
            'Dine sange, dit tempo. Tres minutter, online eller i København; den time, de fleste af vores sangere vender tilbage til.',
          picture: 'incipit-private-coaching',
          href: '/courses/private-coaching',
          isFrom: true,
        },
        {
          offerId: 'singing-workshop-1d',
          title: 'Sangworkshop, én dag',
          description:
            'Seks timer om de ti sekunder før første tone: gå ind, stå stille, begynd. I en lille gruppe.',
          picture: 'incipit-singing-workshop-1d',
          href: '/courses/singing-workshop-1d',
          isFrom: false,
        },
        {
          offerId: 'singing-workshop-2d',
          title: 'Sangworkshop, to dage',
          description:
            'Første dag til stemmen, anden dag til sangen. Du synger for gruppen, og det bliver lettere.',
          picture: 'incipit-singing-workshop-2d',
          href: '/courses/singing-workshop-2d',
          isFrom: false,
        },
        {
          offerId: 'studio-day',
          title: 'Studiedag',
          description:
            'En dag med en tekniker og {firstName} på den anden side af ruden. Du går hjem med to færdige optagelser.',
          picture: 'incipit-studio-day',
          href: null,
          isFrom: false,
        },
        {
          offerId: 'beginner-vocals',
          title: 'Sang for begyndere',
          description: 'For folk, der siger, at de ikke kan synge. Ingen synger alene, før de har lyst.',
          picture: 'incipit-beginner-vocals',
          href: '/courses/beginner-vocals',
          isFrom: false,
          note: 'Ugentlig holdundervisning på 60 minutter, live på videomøde.',
        },
        {
          offerId: 'advanced-technique',
          title: 'Avanceret teknik',
          description: 'Blandet stemme, lange fraser, kraft uden pres. For sangere med nogle år bag sig.',
          picture: 'incipit-advanced-technique',
          href: '/courses/advanced-technique',
          isFrom: false,
        },
        {
          offerId: 'performance-mastery',
          title: 'Performance Mastery',
          description: 'Fra øvelokalet til salen: lys, mikrofon, nerver, og turen ud igen bagefter.',
          picture: 'incipit-performance-mastery',
          href: null,
          isFrom: false,
        },
        {
          offerId: 'recording-essentials',
          title: 'Recording Essentials',
          description:
            'Afstand, konsonanter, hovedtelefoner, dubleringer: alt det, en mikrofon hører, og et rum tilgiver.',
          picture: 'incipit-recording-essentials',
          href: null,
          isFrom: false,
        },
      ],
    },
    {
      type: 'prose',
      slot: 'after',
      paragraphs: [
        'Priserne er inklusive dansk moms, hvor der er moms. Du betaler i den valuta, du vælger ved kurset.',
      ],
    },
  ],
};
