import type { SampleArticle } from '../article.ts';

export const aSirenSeen: SampleArticle = {
  slug: 'a-siren-seen',
  type: 'piece',
  contentType: 'video',
  image: 'incipit-siren',
  media: 'a-siren-seen',
  mediaDurationSeconds: 24,
  publishedOn: '2026-10-04',
  en: {
    title: 'A siren, seen',
    tag: 'Technique',
    excerpt:
      'The best exercise there is, drawn while it is sung: where the line breaks, and what it looks like when it no longer does.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'A siren is a glide from the bottom of your voice to the top and back, without a step in it. It sounds like nothing. It does more than any scale, because it goes through every note you own, including those you usually jump over.',
          'In the video a voice sings it three times, and a line shows its pitch while it does. The line is wide where the voice is strong.',
        ],
      },
      {
        type: 'steps',
        heading: 'What to watch for',
        steps: [
          {
            title: 'The first siren has a crack.',
            text: 'Halfway up, the line jumps. That is where one way of using the folds ends and another begins. Everyone has that place; trained singers have only stopped being surprised by it.',
          },
          {
            title: 'The second is careful.',
            text: 'Thinner towards the top, smaller, without the jump. This is what practising sounds like: less, so that it can stay whole.',
          },
          {
            title: 'The third is free.',
            text: 'The same path, with strength behind it. Nothing was added; the door was only oiled first.',
          },
        ],
      },
      {
        type: 'prose',
        heading: 'Your turn',
        paragraphs: [
          'On ng, as at the end of “song”, so small that someone in the next room would not know. Three a day for a week. If it cracks, go through the place again, slower and softer, as you would go down a stair in the dark.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Four sirens, a third apart: Voice Elevated', href: '/courses/voice-elevated' }],
      },
    ],
  },
  da: {
    title: 'En sirene, set',
    tag: 'Teknik',
    excerpt:
      'Den bedste øvelse, der findes, tegnet, mens den bliver sunget: hvor linjen knækker, og hvordan det ser ud, når den ikke gør det mere.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'En sirene glider fra bunden af stemmen til toppen og ned igen uden et eneste trin. Det lyder ikke af noget. Det gør mere end nogen skala, for den kommer gennem hver tone, du ejer, også dem, du plejer at springe over.',
          'I videoen synger en stemme den tre gange, og en linje viser tonehøjden imens. Linjen er bred, hvor stemmen er stærk.',
        ],
      },
      {
        type: 'steps',
        heading: 'Det skal du se efter',
        steps: [
          {
            title: 'Den første sirene har et knæk.',
            text: 'Halvvejs oppe springer linjen. Dér holder én måde at bruge stemmelæberne på op, og en anden begynder. Alle har det sted. Øvede sangere er bare holdt op med at blive overrasket.',
          },
          {
            title: 'Den anden er forsigtig.',
            text: 'Tyndere mod toppen, mindre, uden spring. Sådan lyder det at øve sig: mindre, så det kan blive helt.',
          },
          {
            title: 'Den tredje er fri.',
            text: 'Samme vej, nu med styrke på. Der er ikke lagt noget til. Døren blev bare smurt først.',
          },
        ],
      },
      {
        type: 'prose',
        heading: 'Din tur',
        paragraphs: [
          'På ng, som i slutningen af »sang«, så lille, at en i værelset ved siden af ikke ville vide det. Tre om dagen i en uge. Knækker den, så gå gennem stedet igen, langsommere og blødere, som man går ned ad en trappe i mørke.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Fire sirener i tertsafstand: Voice Elevated', href: '/courses/voice-elevated' }],
      },
    ],
  },
};
