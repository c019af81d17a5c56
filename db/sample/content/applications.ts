import type { SampleDocument } from '../document.ts';

export const applications: readonly SampleDocument[] = [
  {
    key: 'voice-elevated-application',
    en: [
      {
        type: 'seo',
        title: 'Apply for Voice Elevated',
        description: 'How to apply for a place on Voice Elevated.',
      },
      { type: 'headline', text: 'Apply for a place', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Ten minutes, in your own words. Nobody is listening for talent here. We want to know what you would do with four weekends.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-voice-elevated',
        alt: 'Four arches on the stave, each higher than the last',
      },
      {
        type: 'steps',
        heading: 'What happens next',
        steps: [
          {
            title: 'We read',
            text: 'We read every application ourselves. You’ll hear from us within 2-3 business days.',
          },
          {
            title: 'We call',
            text: 'Half an hour, at a time you suggested, to hear whether this group suits you.',
          },
          {
            title: 'You decide',
            text: 'If we accept you, we send a payment link: pay in full or in instalments. We hold your place for seven days.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Already paid? Use the same email address here so we can match your application to your place. Your card is charged only once you’re accepted.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Back to Voice Elevated', href: '/courses/voice-elevated' }],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Ansøgning til Voice Elevated',
        description: 'Sådan søger du om en plads på Voice Elevated.',
      },
      { type: 'headline', text: 'Søg om plads', melody: [0, 2, 5] },
      {
        type: 'lead',
        text: 'Ti minutter, med dine egne ord. Ingen lytter efter talent her. Vi vil vide, hvad du ville bruge fire weekender til.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-voice-elevated',
        alt: 'Fire buer på nodelinjerne, hver højere end den forrige',
      },
      {
        type: 'steps',
        heading: 'Sådan går det videre',
        steps: [
          {
            title: 'Vi læser',
            text: 'Vi læser selv alle ansøgninger. Du hører fra os inden for 2-3 hverdage.',
          },
          {
            title: 'Vi ringer',
            text: 'En halv time, når det passer dig, for at høre, om holdet passer til dig.',
          },
          {
            title: 'Du bestemmer',
            text: 'Bliver du optaget, får du et link til betaling, på én gang eller i rater. Din plads er reserveret i syv dage.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Har du allerede betalt? Brug den samme mailadresse her, så kobler vi ansøgningen til din plads. Vi trækker først beløbet, når du er optaget.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Tilbage til Voice Elevated', href: '/courses/voice-elevated' }],
      },
    ],
  },
  {
    key: 'celebrity-application',
    en: [
      {
        type: 'seo',
        title: 'Apply for the retreat',
        description: 'How to apply for the Celebrity Vocal Experience.',
      },
      { type: 'headline', text: 'Apply for the retreat', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Tell us what your voice has to carry this year. What you write here stays between us.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-celebrity-vocal-experience',
        alt: 'One slow swell on the stave',
      },
      {
        type: 'steps',
        heading: 'What happens next',
        steps: [
          { title: 'We read', text: 'You’ll hear from us within 2-3 business days.' },
          { title: 'We call', text: 'Half an hour is enough to know whether the retreat is right for you.' },
          {
            title: 'Your place',
            text: 'You can reserve it now: we charge the amount only if we accept you. Or pay afterwards, in full or in instalments.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Already paid? Use the same email address here so we can match your application to your place. Your card is charged only once you’re accepted.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Back to the retreat', href: '/courses/celebrity-vocal-experience' }],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Ansøgning til retreatet',
        description: 'Sådan søger du om en plads på Celebrity Vocal Experience.',
      },
      { type: 'headline', text: 'Søg om en plads', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Fortæl os, hvad din stemme skal bære i år. Det, du skriver her, bliver mellem os.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-celebrity-vocal-experience',
        alt: 'En tone, der langsomt vokser og klinger af, på nodelinjerne',
      },
      {
        type: 'steps',
        heading: 'Sådan går det videre',
        steps: [
          { title: 'Vi læser', text: 'Du hører fra os inden for 2-3 hverdage.' },
          {
            title: 'Vi ringer',
            text: 'En halv time er nok til at vide, om retreatet er det rigtige for dig.',
          },
          {
            title: 'Din plads',
            text: 'Du kan reservere den nu, og vi trækker først beløbet, når du er optaget. Eller du betaler bagefter, på én gang eller i rater.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Har du allerede betalt? Brug den samme mailadresse her, så kobler vi ansøgningen til din plads. Vi trækker først beløbet, når du er optaget.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Tilbage til retreatet', href: '/courses/celebrity-vocal-experience' }],
      },
    ],
  },
];
