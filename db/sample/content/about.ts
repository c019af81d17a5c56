import type { SampleDocument } from '../document.ts';

/** The coach at work: portrait, philosophy, and the way into her intensive. */
export const about: SampleDocument = {
  key: 'about',
  en: [
    {
      type: 'seo',
      title: 'About {coach}',
      description: '{coach}, singer and vocal coach in Copenhagen, on how she works.',
    },
    { type: 'headline', text: 'About {coach}', melody: [1, 4, 6] },
    {
      type: 'lead',
      text: 'A singer who found, after fifteen years of coaching, that she likes other people’s first right note better than her own last one.',
    },
    {
      type: 'picture',
      slot: 'portrait',
      picture: 'coach-listening',
      alt: '{coach} in profile, listening to a tuning fork at her ear',
    },
    {
      type: 'statement',
      slot: 'philosophy',
      text: 'I don’t teach people to sing. They can. I listen for what they do instead, and politely ask them to stop.',
    },
    {
      type: 'picture',
      slot: 'lesson',
      picture: 'coach-lesson',
      alt: 'A session: a student sings from a folder while {coach} listens, eyes closed, one hand lifting the line',
    },
    {
      type: 'prose',
      slot: 'work',
      heading: 'How she works',
      paragraphs: [
        'You sing first. Not a scale: the song you came with. {firstName} listens for the one thing that would move it furthest, and you work on that until you can do it at home.',
        'She does not believe in types. High voices are not nervous and low ones are not lazy. There is a body, a breath, a word, and someone who wants to hear it.',
      ],
    },
    {
      type: 'steps',
      slot: 'beliefs',
      heading: 'What she believes',
      steps: [
        {
          title: 'A voice that is asked nicely does more.',
          text: 'Pressure is what you use when you’ve stopped listening.',
        },
        {
          title: 'Technique is what is left when you’re frightened.',
          text: 'So it has to be practised frightened, among friends.',
        },
        {
          title: 'Nobody in the back row is listening for mistakes.',
          text: 'They paid for a story. Tell it to them.',
        },
      ],
    },
    {
      type: 'facts',
      slot: 'life',
      heading: 'In short',
      rows: [
        { label: 'Coach for', value: 'More than 15 years' },
        { label: 'Voice', value: 'Mezzo-soprano' },
        { label: 'Trained in', value: 'Copenhagen, then everywhere' },
        { label: 'Teaches in', value: 'Danish and English' },
        { label: 'Sings in', value: 'Danish, English, Italian' },
      ],
    },
    {
      type: 'prose',
      slot: 'besides',
      paragraphs: [
        'Outside the studio she sings, records, and walks along the harbour with a dog who is indifferent to vibrato.',
      ],
    },
    {
      type: 'picture',
      slot: 'room',
      picture: 'studio-room',
      alt: 'The studio in the morning: three tall windows, a grand piano with its lid up, a music stand and a microphone',
      caption: 'The studio, eleven in the morning.',
    },
    {
      type: 'prose',
      slot: 'invite',
      heading: 'Four weekends with her',
      paragraphs: [
        'Voice Elevated is where all of this is put together: ten singers, eight days, three recordings.',
      ],
    },
    {
      type: 'lead',
      slot: 'sample',
      text: '{coach} is fictional. This is sample text, to be replaced by the owner’s own.',
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Om {coach}',
      description: '{coach}, sanger og sangcoach i København, om, hvordan hun arbejder.',
    },
    { type: 'headline', text: 'Om {coach}', melody: [1, 4, 6] },
    {
      type: 'lead',
      text: 'En sanger, der efter femten år som coach fandt ud af, at hun bedre kan lide andres første rigtige tone end sin egen sidste.',
    },
    {
      type: 'picture',
      slot: 'portrait',
      picture: 'coach-listening',
      alt: '{coach} i profil, med en stemmegaffel ved øret',
    },
    {
      type: 'statement',
      slot: 'philosophy',
      text: 'Jeg lærer ikke folk at synge. Det kan de. Jeg lytter efter, hvad de gør i stedet, og beder dem pænt om at lade være.',
    },
    {
      type: 'picture',
      slot: 'lesson',
      picture: 'coach-lesson',
      alt: 'En time: En elev synger fra en mappe, mens {coach} lytter med lukkede øjne og løfter linjen med en hånd',
    },
    {
      type: 'prose',
      slot: 'work',
      heading: 'Sådan arbejder hun',
      paragraphs: [
        'Du synger først. Ikke en skala: den sang, du kom med. {firstName} lytter efter den ene ting, der flytter den mest, og det arbejder I med, til du kan det derhjemme.',
        'Hun tror ikke på typer. Lyse stemmer er ikke nervøse, og mørke er ikke dovne. Der er en krop, et åndedræt, et ord og nogen, der gerne vil høre det.',
      ],
    },
    {
      type: 'steps',
      slot: 'beliefs',
      heading: 'Det tror hun på',
      steps: [
        {
          title: 'En stemme, man spørger pænt, giver mere.',
          text: 'Pres er det, man bruger, når man er holdt op med at lytte.',
        },
        {
          title: 'Teknik er det, der er tilbage, når man er bange.',
          text: 'Derfor skal den øves, mens man er bange, blandt venner.',
        },
        {
          title: 'Ingen på bageste række lytter efter fejl.',
          text: 'De har betalt for en historie. Fortæl dem den.',
        },
      ],
    },
    {
      type: 'facts',
      slot: 'life',
      heading: 'Kort fortalt',
      rows: [
        { label: 'Coach i', value: 'Mere end 15 år' },
        { label: 'Stemme', value: 'Mezzosopran' },
        { label: 'Uddannet i', value: 'København og derefter alle vegne' },
        { label: 'Underviser på', value: 'Dansk og engelsk' },
        { label: 'Synger på', value: 'Dansk, engelsk, italiensk' },
      ],
    },
    {
      type: 'prose',
      slot: 'besides',
      paragraphs: [
        'Uden for studiet synger hun, indspiller og går langs havnen med en hund, der er ligeglad med vibrato.',
      ],
    },
    {
      type: 'picture',
      slot: 'room',
      picture: 'studio-room',
      alt: 'Studiet om formiddagen: tre høje vinduer, et flygel med åbent låg, et nodestativ og en mikrofon',
      caption: 'Studiet klokken elleve om formiddagen.',
    },
    {
      type: 'prose',
      slot: 'invite',
      heading: 'Fire weekender med hende',
      paragraphs: ['På Voice Elevated bliver det hele sat sammen: ti sangere, otte dage, tre optagelser.'],
    },
    {
      type: 'lead',
      slot: 'sample',
      text: '{coach} er opdigtet. Det her er en eksempeltekst, som ejeren erstatter med sin egen.',
    },
  ],
};
