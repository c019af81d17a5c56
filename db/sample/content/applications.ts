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
        text: 'Ten minutes, in your own words. Nobody is listening for talent here; we want to know what you would do with four weekends.',
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
            text: 'Every application, ourselves. You hear from us within 2-3 business days.',
          },
          {
            title: 'We call',
            text: 'Half an hour at a time you named, to hear whether this group is yours.',
          },
          {
            title: 'You decide',
            text: 'With our yes comes a link to pay, at once or in instalments. Your seat is kept for seven days.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Paid already? Use the same e-mail address here: your application finds your seat, and your card is charged only once you are accepted.',
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
        title: 'Ansøgning til Voice Elevated, {studio}',
        description: 'Sådan søger du om en plads på Voice Elevated.',
      },
      { type: 'headline', text: 'Søg om plads', melody: [0, 2, 5] },
      {
        type: 'lead',
        text: 'Ti minutter, med dine egne ord. Ingen lytter efter talent her; vi vil vide, hvad du ville bruge fire weekender til.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-voice-elevated',
        alt: 'Fire buer på nodelinjerne, hver højere end den forrige',
      },
      {
        type: 'steps',
        heading: 'Det sker der så',
        steps: [
          { title: 'Vi læser', text: 'Hver ansøgning, selv. Du hører fra os inden for 2-3 arbejdsdage.' },
          { title: 'Vi ringer', text: 'En halv time, når det passer dig, for at høre om holdet er dit.' },
          {
            title: 'Du bestemmer',
            text: 'Med vores ja følger et link til at betale, på én gang eller i rater. Din plads holdes i syv dage.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Har du allerede betalt? Brug den samme e-mailadresse her: så finder ansøgningen din plads, og dit kort trækkes først, når du er optaget.',
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
        title: 'Apply for the retreat, {studio}',
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
          { title: 'We read', text: 'You hear from us within 2-3 business days.' },
          { title: 'We call', text: 'Half an hour is enough to know whether the week is right for you.' },
          {
            title: 'Your seat',
            text: 'You may reserve it now: the amount is only taken with our yes. Or you pay after it, at once or in instalments.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Paid already? Use the same e-mail address here: your application finds your seat, and your card is charged only once you are accepted.',
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
        title: 'Ansøgning til retreatet, {studio}',
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
        alt: 'En langsom svulmen på nodelinjerne',
      },
      {
        type: 'steps',
        heading: 'Det sker der så',
        steps: [
          { title: 'Vi læser', text: 'Du hører fra os inden for 2-3 arbejdsdage.' },
          { title: 'Vi ringer', text: 'En halv time er nok til at vide, om ugen er den rigtige for dig.' },
          {
            title: 'Din plads',
            text: 'Du kan reservere den nu: beløbet hæves først med vores ja. Eller du betaler bagefter, på én gang eller i rater.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Har du allerede betalt? Brug den samme e-mailadresse her: så finder ansøgningen din plads, og dit kort trækkes først, når du er optaget.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Tilbage til retreatet', href: '/courses/celebrity-vocal-experience' }],
      },
    ],
  },
];
