import type { SampleArticle } from '../article.ts';

export const warmingUpOnATrain: SampleArticle = {
  slug: 'warming-up-on-a-train',
  type: 'piece',
  contentType: 'audio',
  image: 'goods-travel-cup',
  media: 'warming-up-on-a-train',
  mediaDurationSeconds: 48,
  publishedOn: '2026-11-15',
  en: {
    title: 'Warming up on a train without losing friends',
    tag: 'Warm-up',
    excerpt:
      'Six small exercises between two stations. A voice sings each one, then leaves you the same time to do it.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'You are on your way to a rehearsal, and the only room you have is a seat by the window. This recording is for that. Every exercise is sung once, quietly, by a voice made by a computer, so that nobody can be better than you. Then it is silent for as long as you need to answer. With the sound off, the list below says what to do.',
          'Answer with your mouth closed where it says so. To anyone watching, you look like someone remembering a nice song.',
        ],
      },
      {
        type: 'steps',
        heading: 'What you hear',
        steps: [
          { title: 'A hum, one note.', text: 'On m, lips just touching. Find where it tickles.' },
          { title: 'A hum, down five steps.', text: 'Like agreeing with someone, slowly.' },
          { title: 'A siren on ng.', text: 'Up and down without a step in it. Small as you like.' },
          {
            title: 'Three vowels on one breath.',
            text: 'i, a, u. Let only the tongue and the lips do the work.',
          },
          {
            title: 'Five steps up and down.',
            text: 'On a lip trill if the seat next to you is empty, on m if it is not.',
          },
          {
            title: 'One long note.',
            text: 'Begin with nothing, end with nothing. The next station is yours.',
          },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'If anything scratches, stop, swallow, go one note lower. A warm-up is a question to the voice, not an order.',
        ],
      },
    ],
  },
  da: {
    title: 'At varme op i toget uden at miste venner',
    tag: 'Opvarmning',
    excerpt:
      'Seks små øvelser mellem to stationer. En stemme synger hver af dem og giver dig lige så lang tid til at gøre det.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Du er på vej til prøve, og det eneste rum, du har, er et vinduessæde. Det er optagelsen her til. Hver øvelse bliver sunget én gang, stille, af en stemme, som en computer har lavet, så ingen kan være bedre end dig. Derefter er der stille, så længe du skal bruge til at svare. Uden lyd siger listen herunder, hvad du skal gøre.',
          'Svar med lukket mund, hvor der står det. Udefra ligner du en, der kommer i tanke om en dejlig sang.',
        ],
      },
      {
        type: 'steps',
        heading: 'Det hører du',
        steps: [
          {
            title: 'Nyn på én tone.',
            text: 'På m, læberne rører kun lige hinanden. Find stedet, hvor det kilder.',
          },
          { title: 'Nyn fem trin ned.', text: 'Som når man giver nogen ret, langsomt.' },
          { title: 'En sirene på ng.', text: 'Op og ned uden et eneste trin. Så lille, du vil.' },
          { title: 'Tre vokaler på ét åndedrag.', text: 'i, a, u. Lad kun tungen og læberne arbejde.' },
          {
            title: 'Fem trin op og ned.',
            text: 'På læbetrille, hvis sædet ved siden af er tomt, ellers på m.',
          },
          { title: 'Én lang tone.', text: 'Begynd med ingenting, slut med ingenting. Næste station er din.' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Hvis noget kradser, så stop, synk, og gå en tone ned. En opvarmning er et spørgsmål til stemmen, ikke en ordre.',
        ],
      },
    ],
  },
};
