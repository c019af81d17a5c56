import type { SampleArticle } from '../article.ts';

export const breathIsNotATank: SampleArticle = {
  slug: 'breath-is-not-a-tank',
  type: 'piece',
  contentType: 'article',
  image: 'goods-pop-filter',
  publishedOn: '2026-09-20',
  en: {
    title: 'Breath is not a tank',
    tag: 'Breath',
    excerpt:
      'Most singers who run out of air had too much of it. A small experiment with a candle you do not need to light.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Someone told you to breathe deeply. You took it to mean: breathe a lot. So before every long line you fill up like a swimmer, and then you stand there with your shoulders by your ears, holding a door shut against a crowd.',
          'A full chest wants to empty itself. The fuller it is, the harder it pushes, and the first thing in its way is your voice. What you call running out of air is often the opposite: the air left in the first three words, because there was too much of it to keep.',
        ],
      },
      {
        type: 'steps',
        heading: 'The unlit candle',
        steps: [
          {
            title: 'Hold a finger in front of your mouth.',
            text: 'A hand’s breadth away. It is a candle. Blow on it so that the flame would lean, but not go out.',
          },
          {
            title: 'Count how long.',
            text: 'Not as a contest. Notice when your ribs begin to fall: that is the moment this is about.',
          },
          {
            title: 'Do it again with half the air.',
            text: 'Breathe out a little first, then take only what comes by itself. Most people last just as long. Some last longer.',
          },
          {
            title: 'Now sing the line.',
            text: 'The same lean, the same half breath. If the tone is thinner, good: that was the push. Let the vowel make it round again.',
          },
        ],
      },
      {
        type: 'prose',
        heading: 'Where the air should be felt',
        paragraphs: [
          'Not in the belly; there are no lungs there. But if the belly is allowed to move, the muscle under the lungs can drop, and the ribs open sideways, like a book and not like an umbrella. Put your hands where the back pockets of a jacket would be. If something moves there, you are breathing low enough for any song.',
          'And then let the ribs stay open a little longer than they want to. That is all that support means. Not pressing. Not clenching. Being in no hurry to close the book.',
        ],
      },
      {
        type: 'list',
        heading: 'Three signs that you took too much',
        items: [
          'Your shoulders are higher than when you were silent.',
          'The first consonant explodes.',
          'You have to let air out before the next breath fits in.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Try it with someone listening', href: '/courses/private-coaching' }],
      },
    ],
  },
  da: {
    title: 'Åndedrættet er ikke en tank',
    tag: 'Åndedræt',
    excerpt:
      'De fleste sangere, der løber tør for luft, havde for meget af den. Et lille forsøg med et lys, du ikke behøver tænde.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Nogen har sagt til dig, at du skal trække vejret dybt. Du forstod det som: Træk meget vejr. Så før hver lang linje fylder du op som en svømmer, og så står du dér med skuldrene oppe om ørerne og holder en dør lukket mod en menneskemængde.',
          'Et fuldt bryst vil tømmes. Jo fuldere det er, jo hårdere presser det, og det første, der står i vejen, er din stemme. Det, du kalder at løbe tør, er tit det modsatte: Luften forsvandt i de tre første ord, fordi der var for meget af den til at holde på.',
        ],
      },
      {
        type: 'steps',
        heading: 'Lyset, der ikke er tændt',
        steps: [
          {
            title: 'Hold en finger op foran munden.',
            text: 'En håndsbredde væk. Det er et stearinlys. Pust, så flammen ville læne sig, men ikke gå ud.',
          },
          {
            title: 'Tæl, hvor længe.',
            text: 'Det er ikke en konkurrence. Læg mærke til, hvornår ribbenene begynder at falde: Det er det øjeblik, det handler om.',
          },
          {
            title: 'Gør det igen med den halve luft.',
            text: 'Pust lidt ud først, og tag så kun det, der kommer af sig selv. De fleste holder lige så længe. Nogle holder længere.',
          },
          {
            title: 'Syng så linjen.',
            text: 'Samme lænende flamme, samme halve indånding. Er tonen tyndere, så godt: Det var presset. Lad vokalen gøre den rund igen.',
          },
        ],
      },
      {
        type: 'prose',
        heading: 'Hvor luften skal mærkes',
        paragraphs: [
          'Ikke i maven. Der er ingen lunger. Men når maven får lov at bevæge sig, kan musklen under lungerne synke, og ribbenene åbner sig til siderne, som en bog og ikke som en paraply. Læg hænderne der, hvor en jakkes baglommer ville sidde. Bevæger noget sig dér, trækker du vejret dybt nok til enhver sang.',
          'Og lad så ribbenene blive åbne lidt længere, end de har lyst til. Mere betyder støtte ikke. Ikke at presse. Ikke at spænde. Bare ikke at have travlt med at lukke bogen.',
        ],
      },
      {
        type: 'list',
        heading: 'Tre tegn på, at du tog for meget',
        items: [
          'Dine skuldre er højere oppe, end da du var stille.',
          'Den første konsonant eksploderer.',
          'Du må lukke luft ud, før den næste indånding kan være der.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Prøv det, mens nogen lytter', href: '/courses/private-coaching' }],
      },
    ],
  },
};
