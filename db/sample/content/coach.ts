import type { SampleDocument } from '../document.ts';

export const coach: readonly SampleDocument[] = [
  {
    key: 'about',
    en: [
      {
        type: 'seo',
        title: 'About {coach}, {studio}',
        description: '{coach}, award-winning singer and vocal coach in Copenhagen, on how she works.',
      },
      { type: 'headline', text: 'About {coach}', melody: [1, 4, 6] },
      {
        type: 'lead',
        text: 'An award-winning singer who found, after fifteen years of coaching, that she likes other people’s first right note better than her own last one.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'portrait-mezzo',
        alt: 'A mezzo voice engraved: evenly spaced waves of harmonics',
      },
      {
        type: 'prose',
        heading: 'How she works',
        paragraphs: [
          'You sing first. Not a scale: the song you came with. {firstName} listens for the one thing that would move it furthest, and you work on that until you can do it at home.',
          'She does not believe in types. High voices are not nervous and low ones are not lazy. There is a body, a breath, a word, and somebody who wants to hear it.',
          'Outside the studio she sings, records, and walks along the harbour with a dog who is indifferent to vibrato.',
        ],
      },
      {
        type: 'list',
        heading: 'What she believes',
        items: [
          'A voice that is asked nicely does more.',
          'Technique is what is left when you are frightened.',
          'Nobody in the back row is listening for mistakes.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Voice Elevated, her intensive', href: '/voice-elevated' },
          { label: 'Book an hour with her', href: '/courses/private-coaching' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          '{coach} is an invented person: this is the sample studio’s text, until the owner writes their own.',
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Om {coach}, {studio}',
        description: '{coach}, prisvindende sanger og sangcoach i København, om hvordan hun arbejder.',
      },
      { type: 'headline', text: 'Om {coach}', melody: [1, 4, 6] },
      {
        type: 'lead',
        text: 'En prisvindende sanger, der efter femten år som coach fandt ud af, at hun bedre kan lide andres første rigtige tone end sin egen sidste.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'portrait-mezzo',
        alt: 'En mezzostemme graveret: bølger af overtoner i jævn afstand',
      },
      {
        type: 'prose',
        heading: 'Sådan arbejder hun',
        paragraphs: [
          'Du synger først. Ikke en skala: den sang, du kom med. {firstName} lytter efter den ene ting, der vil flytte den mest, og den arbejder I med, til du kan gøre den derhjemme.',
          'Hun tror ikke på typer. Lyse stemmer er ikke nervøse, og mørke er ikke dovne. Der er en krop, et åndedræt, et ord og nogen, der gerne vil høre det.',
          'Uden for studiet synger hun, indspiller og går langs havnen med en hund, der er ligeglad med vibrato.',
        ],
      },
      {
        type: 'list',
        heading: 'Det tror hun på',
        items: [
          'En stemme, man spørger pænt, gør mere.',
          'Teknik er det, der er tilbage, når man er bange.',
          'Ingen på bageste række lytter efter fejl.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Voice Elevated, hendes forløb', href: '/voice-elevated' },
          { label: 'Book en time hos hende', href: '/courses/private-coaching' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          '{coach} er en opdigtet person: det her er eksempelstudiets tekst, til ejeren skriver sin egen.',
        ],
      },
    ],
  },
  {
    key: 'artist',
    en: [
      {
        type: 'seo',
        title: '{coach}, singer',
        description: '{coach} as an artist: songs, concerts and bookings.',
      },
      { type: 'headline', text: '{coach}', melody: [1, 4] },
      {
        type: 'lead',
        text: 'The coach, on the other side of the microphone. Her films, pictures and records move in here soon.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-performance-mastery',
        alt: 'A melody that climbs, is held in the light, and comes down',
      },
      {
        type: 'prose',
        heading: 'Concerts and bookings',
        paragraphs: [
          'Alone with a piano, with a trio, or with a choir that has practised. {firstName} sings in Danish, English and, when asked, in Italian.',
          'Write with the place, the date and the room. The room matters most.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Ask for a concert', href: '/contact' },
          { label: 'About {coach}', href: '/about' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: '{coach}, sanger',
        description: '{coach} som kunstner: sange, koncerter og bookinger.',
      },
      { type: 'headline', text: '{coach}', melody: [1, 4] },
      {
        type: 'lead',
        text: 'Coachen på den anden side af mikrofonen. Hendes film, billeder og plader flytter snart ind her.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-performance-mastery',
        alt: 'En melodi, der stiger, holdes i lyset og kommer ned',
      },
      {
        type: 'prose',
        heading: 'Koncerter og booking',
        paragraphs: [
          'Alene med klaver, med trio eller med et kor, der har øvet sig. {firstName} synger på dansk, engelsk og, hvis man spørger, på italiensk.',
          'Skriv sted, dato og rum. Rummet er det vigtigste.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Spørg om en koncert', href: '/contact' },
          { label: 'Om {coach}', href: '/about' },
        ],
      },
    ],
  },
];
