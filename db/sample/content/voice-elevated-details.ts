import type { SampleDocument } from '../document.ts';

export const voiceElevatedDetails: SampleDocument = {
  key: 'voice-elevated-details',
  en: [
    {
      type: 'seo',
      title: 'Voice Elevated: programme materials, {studio}',
      description: 'What happens on each of the four weekends of Voice Elevated.',
    },
    { type: 'headline', text: 'Program Materials', melody: [0, 4] },
    {
      type: 'lead',
      text: 'What happens on each of the four weekends. The brochures to download follow; until then, here is the plan in short.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-voice-elevated',
      alt: 'Four arches on the stave, each higher than the last',
    },
    {
      type: 'links',
      items: [
        { label: 'Apply Now', href: '/voice-elevated-application' },
        { label: 'Back to Voice Elevated', href: '/courses/voice-elevated' },
      ],
    },
    {
      type: 'steps',
      heading: 'Four weekends',
      steps: [
        { title: 'Breath', text: 'Where it goes when you are watched, and how to get it back.' },
        { title: 'Tone', text: 'The sound you have at home, louder, higher and longer.' },
        {
          title: 'Words',
          text: 'Why a line is believed. Consonants, pauses, and the song told before it is sung.',
        },
        {
          title: 'Stage',
          text: 'The walk on, the first note, the mistake in verse two. Then the studio: three songs, recorded.',
        },
      ],
    },
    { type: 'facts', heading: 'To come', rows: [{ label: 'Teaching plan', value: 'Coming Soon' }] },
    {
      type: 'prose',
      paragraphs: [
        'Teaching plans will be available soon. If you would rather ask, call us: {firstName} picks up between lessons.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Voice Elevated: programmateriale, {studio}',
      description: 'Hvad der sker på hver af de fire weekender i Voice Elevated.',
    },
    { type: 'headline', text: 'Programmet i detaljer', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'Hvad der sker på hver af de fire weekender. Brochurerne kan hentes senere; indtil da står planen her i korthed.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-voice-elevated',
      alt: 'Fire buer på nodelinjerne, hver højere end den forrige',
    },
    {
      type: 'links',
      items: [
        { label: 'Ansøg nu', href: '/voice-elevated-application' },
        { label: 'Tilbage til Voice Elevated', href: '/courses/voice-elevated' },
      ],
    },
    {
      type: 'steps',
      heading: 'Fire weekender',
      steps: [
        { title: 'Åndedræt', text: 'Hvor det bliver af, når nogen ser på, og hvordan du får det tilbage.' },
        { title: 'Klang', text: 'Den lyd, du har derhjemme, kraftigere, højere og længere.' },
        {
          title: 'Ord',
          text: 'Hvorfor man tror på en linje. Konsonanter, pauser, og sangen fortalt, før den synges.',
        },
        {
          title: 'Scene',
          text: 'Turen ind, første tone, fejlen i andet vers. Så studiet: tre sange, optaget.',
        },
      ],
    },
    { type: 'facts', heading: 'På vej', rows: [{ label: 'Undervisningsplan', value: 'Kommer snart' }] },
    {
      type: 'prose',
      paragraphs: [
        'Undervisningsplanerne kommer snart. Vil du hellere spørge, så ring: {firstName} tager den mellem timerne.',
      ],
    },
  ],
};
