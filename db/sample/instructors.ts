interface SampleInstructor {
  slug: string;
  picture: string;
  /** Null: the coach. */
  name: string | null;
  role: { en: string; da: string };
  text: { en: string; da: string };
  /** What the drawn portrait shows. */
  portrait: { en: string; da: string };
}

export const sampleInstructors: readonly SampleInstructor[] = [
  {
    slug: 'coach',
    picture: 'instructor-thea',
    name: null,
    role: { en: 'Mezzo-soprano', da: 'Mezzosopran' },
    text: {
      en: 'Founder. Voice, artistry and the whole arc of a career.',
      da: 'Grundlægger. Stemme, kunstnerskab og hele vejen gennem en karriere.',
    },
    portrait: {
      en: '{coach} in profile, singing, a pencil through her chignon',
      da: '{coach} i profil, syngende, med en blyant gennem knolden',
    },
  },
  {
    slug: 'ase',
    picture: 'instructor-ase',
    name: 'Åse Møllegård',
    role: { en: 'Soprano', da: 'Sopran' },
    text: {
      en: 'Classical line, breath, and singing high without bracing.',
      da: 'Klassisk linje, åndedræt, og at synge højt uden at spænde op.',
    },
    portrait: {
      en: 'Åse Møllegård in profile, with a silver bob, round glasses and a scarf',
      da: 'Åse Møllegård i profil, med sølvgråt pagehår, runde briller og tørklæde',
    },
  },
  {
    slug: 'jonas',
    picture: 'instructor-jonas',
    name: 'Jonas Ravnkær',
    role: { en: 'Tenor', da: 'Tenor' },
    text: {
      en: 'Pop phrasing, microphones, long days in the studio.',
      da: 'Popfrasering, mikrofoner, lange dage i studiet.',
    },
    portrait: {
      en: 'Jonas Ravnkær in profile, with locs tied back and an in-ear monitor',
      da: 'Jonas Ravnkær i profil, med opsatte locs og øresnegl',
    },
  },
  {
    slug: 'magnus',
    picture: 'instructor-magnus',
    name: 'Magnus Brøndholt',
    role: { en: 'Baritone', da: 'Baryton' },
    text: {
      en: 'Stage, stillness, and what to do with your hands.',
      da: 'Scene, ro, og hvad du skal gøre af hænderne.',
    },
    portrait: {
      en: 'Magnus Brøndholt in profile, bald, with a full beard and a roll-neck',
      da: 'Magnus Brøndholt i profil, skaldet, med fuldskæg og rullekrave',
    },
  },
];
