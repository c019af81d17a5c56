import type { SampleDocument } from '../document.ts';

/** The coach on the other side of the microphone. */
export const artist: SampleDocument = {
  key: 'artist',
  en: [
    {
      type: 'seo',
      title: '{coach}, singer',
      description: '{coach} as an artist: videos, pictures, records, and how to book a concert.',
    },
    { type: 'headline', text: '{coach}', melody: [1, 4] },
    {
      type: 'lead',
      text: 'The coach, on the other side of the microphone. Small rooms, long lines, and songs in the language the room speaks.',
    },
    { type: 'recording', recording: 'a-siren-seen', title: 'A siren, seen while it is sung' },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'portrait-mezzo',
      alt: 'A mezzo voice engraved: evenly spaced waves of harmonics',
      caption: 'The voice, drawn from its own sound',
    },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'rose',
      alt: 'One vowel turning into another, drawn as a ceiling rose',
      caption: 'One vowel becoming another',
    },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'elevated',
      alt: 'Four sirens, each a third above the last',
      caption: 'Four sirens, a third apart',
    },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'island',
      alt: 'The vowels charted as an island',
      caption: 'Where the vowels live',
    },
    {
      type: 'concerts',
      items: [
        { date: '2026-01-16', title: 'Songs for a cold room', place: 'Prøvehallen, Copenhagen' },
        { date: '2026-02-07', title: 'Harbour Songs', place: 'Havnesalen, Aarhus' },
        { date: '2026-03-20', title: 'An evening without a microphone', place: 'Lillesal, Odense' },
      ],
    },
    {
      type: 'links',
      slot: 'music',
      items: [
        {
          label: 'The Held Note, nine songs, one room',
          href: 'https://music.example/the-held-note',
          sound: 'record-the-held-note',
          text: 'An excerpt, sung on vowels: a long A, held and let go.',
        },
        {
          label: 'Harbour Songs, with a piano and the ferries',
          href: 'https://music.example/harbour-songs',
          sound: 'record-harbour-songs',
          text: 'An excerpt, sung on vowels: a slow tune that rocks from B down to A.',
        },
        {
          label: 'Before the Bell, a live evening',
          href: 'https://music.example/before-the-bell',
          sound: 'record-before-the-bell',
          text: 'An excerpt, sung on vowels: three quick notes up to a held C, and the way down.',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Booking and concerts',
      paragraphs: [
        'Alone with a piano, with a trio, or with a choir that has practised. {firstName} sings in Danish, English and, when asked, Italian.',
        'Write with the place, the date and the room. The room matters most: tell us what it is made of.',
      ],
    },
    {
      type: 'facts',
      rows: [
        { label: 'Voice and piano', value: '45 or 2 × 40 minutes' },
        { label: 'Trio', value: '2 × 45 minutes' },
        { label: 'With your choir', value: 'One rehearsal, one evening' },
        { label: 'Smallest room', value: '20 chairs' },
        { label: 'Sound', value: 'None needed up to 120 chairs' },
        { label: 'Reply within', value: '3 business days' },
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Newsletter subscribers hear about public concerts first. {coach} and her records are fictional: this is sample text, to be replaced by the owner’s own.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Book a concert', href: '/contact' },
        { label: 'About {coach}', href: '/about' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: '{coach}, sanger',
      description: '{coach} som kunstner: videoer, billeder, plader, og hvordan man booker en koncert.',
    },
    { type: 'headline', text: '{coach}', melody: [1, 4] },
    {
      type: 'lead',
      text: 'Coachen på den anden side af mikrofonen. Små rum, lange linjer og sange på det sprog, rummet taler.',
    },
    { type: 'recording', recording: 'a-siren-seen', title: 'En sirene, set, mens den synges' },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'portrait-mezzo',
      alt: 'En mezzostemme graveret: bølger af overtoner i jævn afstand',
      caption: 'Stemmen, tegnet af sin egen lyd',
    },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'rose',
      alt: 'En vokal, der bliver til en anden, tegnet som en roset i et loft',
      caption: 'En vokal bliver til en anden',
    },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'elevated',
      alt: 'Fire sirener, hver en terts over den forrige',
      caption: 'Fire sirener i tertsafstand',
    },
    {
      type: 'picture',
      slot: 'gallery',
      picture: 'island',
      alt: 'Vokalerne tegnet som et kort over en ø',
      caption: 'Her bor vokalerne',
    },
    {
      type: 'concerts',
      items: [
        { date: '2026-01-16', title: 'Sange til et koldt rum', place: 'Prøvehallen, København' },
        { date: '2026-02-07', title: 'Harbour Songs', place: 'Havnesalen, Aarhus' },
        { date: '2026-03-20', title: 'En aften uden mikrofon', place: 'Lillesal, Odense' },
      ],
    },
    {
      type: 'links',
      slot: 'music',
      items: [
        {
          label: 'The Held Note, ni sange, ét rum',
          href: 'https://music.example/the-held-note',
          sound: 'record-the-held-note',
          text: 'Et uddrag, sunget på vokaler: et langt A, der holdes og slippes.',
        },
        {
          label: 'Harbour Songs, med klaver og færger',
          href: 'https://music.example/harbour-songs',
          sound: 'record-harbour-songs',
          text: 'Et uddrag, sunget på vokaler: en langsom melodi, der gynger fra H ned til A.',
        },
        {
          label: 'Before the Bell, en aften live',
          href: 'https://music.example/before-the-bell',
          sound: 'record-before-the-bell',
          text: 'Et uddrag, sunget på vokaler: tre hurtige toner op til et holdt C og vejen ned igen.',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Booking og koncerter',
      paragraphs: [
        'Alene med klaver, med trio eller med et kor, der har øvet sig. {firstName} synger på dansk, engelsk og, hvis man spørger, italiensk.',
        'Skriv sted, dato og rum. Rummet er det vigtigste: Fortæl, hvad det er lavet af.',
      ],
    },
    {
      type: 'facts',
      rows: [
        { label: 'Stemme og klaver', value: '45 eller 2 × 40 minutter' },
        { label: 'Trio', value: '2 × 45 minutter' },
        { label: 'Med jeres kor', value: 'Én prøve, én aften' },
        { label: 'Mindste rum', value: '20 stole' },
        { label: 'Lyd', value: 'Ikke nødvendig op til 120 stole' },
        { label: 'Svar inden', value: '3 hverdage' },
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Modtagere af nyhedsbrevet hører først om offentlige koncerter. {coach} og hendes plader er opdigtede. Det her er en eksempeltekst, som ejeren erstatter med sin egen.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Book en koncert', href: '/contact' },
        { label: 'Om {coach}', href: '/about' },
      ],
    },
  ],
};
