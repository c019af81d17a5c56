/** What /dashboard shows to whoever is not signed in, marked as a sample. */
export const sampleDashboard = {
  course: {
    id: 'main-course',
    title: { en: 'The Whole Voice', da: 'Hele stemmen' },
    description: {
      en: 'Ten minutes a day. By the end you know what your voice does, and why it does it.',
      da: 'Ti minutter om dagen. Til sidst ved du, hvad din stemme gør, og hvorfor.',
    },
  },
  modules: [
    {
      id: '1',
      title: { en: 'Breath', da: 'Åndedræt' },
      description: {
        en: 'The breath you already have, how to let it go, and how to spend what comes back.',
        da: 'Det åndedræt, du allerede har, hvordan du slipper det, og hvordan du bruger det, der kommer igen.',
      },
      video: 'warming-up-on-a-train',
      isCompleted: true,
    },
    {
      id: '2',
      title: { en: 'Onset', da: 'Ansats' },
      description: {
        en: 'Between a cough and a sigh lies the beginning that you want: clean, and softer than expected.',
        da: 'Mellem hostet og sukket ligger den begyndelse, du vil have: ren, og svagere end ventet.',
      },
      video: 'warming-up-on-a-train',
      isCompleted: true,
    },
    {
      id: '3',
      title: { en: 'Pitch', da: 'Intonation' },
      description: {
        en: 'Hearing before singing, why a note goes flat, and how an interval feels in the body.',
        da: 'At høre, før du synger, hvorfor en tone falder, og hvordan et interval føles i kroppen.',
      },
      video: 'a-siren-seen',
      isCompleted: false,
    },
    {
      id: '4',
      title: { en: 'Registers', da: 'Registre' },
      description: {
        en: 'A siren, seen: where your voice turns, and how to cross the place without a jolt.',
        da: 'En sirene, set: hvor stemmen vender, og hvordan du kommer over stedet uden ryk.',
      },
      video: 'a-siren-seen',
      isCompleted: false,
    },
    {
      id: '5',
      title: { en: 'Words', da: 'Ord' },
      description: {
        en: 'Vowels that carry, consonants on time, and a verse that you could say to someone.',
        da: 'Vokaler, der bærer, konsonanter til tiden og et vers, du kunne sige til nogen.',
      },
      video: 'warming-up-on-a-train',
      isCompleted: false,
    },
    {
      id: '6',
      title: { en: 'Colour', da: 'Klang' },
      description: {
        en: 'Bright and dark, vibrato and none, and one line sung with five meanings.',
        da: 'Lyst og mørkt, med vibrato og uden, og én linje sunget med fem betydninger.',
      },
      video: 'a-siren-seen',
      isCompleted: false,
    },
    {
      id: '7',
      title: { en: 'Stamina', da: 'Udholdenhed' },
      description: {
        en: 'Warming up in four minutes, cooling down, and three sets in one night.',
        da: 'Varm op på fire minutter, syng ned, og klar tre sæt på én aften.',
      },
      video: 'warming-up-on-a-train',
      isCompleted: false,
    },
    {
      id: '8',
      title: { en: 'Stage', da: 'Scene' },
      description: {
        en: 'Walking in, standing still, and the first ten seconds, in which everything is decided.',
        da: 'At gå ind, stå stille, og de første ti sekunder, hvor alting bliver afgjort.',
      },
      video: 'warming-up-on-a-train',
      isCompleted: false,
    },
  ],
  journal: {
    day: { en: 'Tuesday', da: 'Tirsdag' },
    text: {
      en: 'Hummed on the bicycle. The siren jumps at F, but only on “ee”. On “oo” I did not hear where it turned. Ask about that.',
      da: 'Nynnede på cyklen. Sirenen springer ved F, men kun på »i«. På »u« kunne jeg ikke høre, hvor den vendte. Spørg om det.',
    },
  },
};
