import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const stage: SampleModule = {
  title: say('Stage', 'Scene'),
  description: say('Standing still, and the first ten seconds.', 'Stå stille, og de første ti sekunder.'),
  lessons: [
    {
      title: say('Standing still', 'Stå stille'),
      description: say('The hardest movement there is.', 'Den sværeste bevægelse, der findes.'),
      body: say(
        'Stand and do nothing while a song plays. The hands want to go somewhere, the weight wants to change feet, the head nods. Let each of them have its wish once, then ask it to wait. What is left is a person, and that is what one looks at.\n\nSing a verse like that, and make one single gesture, on the word that needs it. It will be enormous.\n\nStillness is not stiffness: knees loose, feet as wide as hips, and breath going all the way down. Film it. You will look calmer than you were.',
        'Stå og gør ingenting, mens en sang spiller. Hænderne vil et sted hen, vægten vil skifte fod, hovedet nikker. Lad dem hver få deres vilje én gang, og bed dem så vente. Det, der er tilbage, er et menneske, og det er det, man ser på.\n\nSyng et vers sådan, og gør én eneste bevægelse, på det ord, der har brug for den. Den bliver enorm.\n\nStille er ikke stiv: knæene løse, fødderne så brede som hofterne, og luften helt ned. Film det. Du ser roligere ud, end du var.',
      ),
    },
    {
      title: say('The microphone is an instrument', 'Mikrofonen er et instrument'),
      description: say(
        'Near is intimate, far is loud, and sideways is wrong.',
        'Nær er fortroligt, langt væk er kraftigt, og fra siden er forkert.',
      ),
      body: say(
        'Hold it at the middle, not round the head. Two fingers from the lips for a verse, a hand’s width for a chorus, an arm for the one note you have been saving. Move the microphone, not your face, and move before the note, not during it.\n\nPractise with a wooden spoon in front of a mirror; then with a recording. “P” and “b” go past it, not into it, when you sing across the top by a finger.\n\nAt every sound check, sing your softest line first. Everyone else begins with the loudest, and then nobody hears their verses.',
        'Hold på midten og ikke om hovedet. To fingre fra læberne til et vers, en håndsbredde til et omkvæd, en arm til den ene tone, du har gemt. Flyt mikrofonen og ikke ansigtet, og flyt den før tonen, ikke under den.\n\nØv med en grydeske foran spejlet. Så med en optagelse. »P« og »b« går forbi og ikke ind i den, når du synger en finger hen over toppen.\n\nVed hver lydprøve synger du din svageste linje først. Alle andre begynder med den kraftigste, og så er der ingen, der hører deres vers.',
      ),
    },
    {
      title: say('Nerves and what they are for', 'Nerver, og hvad de er til for'),
      description: say(
        'They are the body getting ready. Give it something to be ready for.',
        'Det er kroppen, der gør sig klar. Giv den noget at være klar til.',
      ),
      body: say(
        'Cold hands, quick heart, dry mouth: blood is being sent to where it may be needed. It is the same state in which people run fast and remember everything. It cannot be talked away, and it does not have to be.\n\nWhat helps is an order of small things that you always do. Ten slow breaths, out longer than in. The short warm-up. Shoes tied. One look through the curtain at one friendly face. Write your own list of five and keep it in the instrument case.\n\nAnd sing the first song in practice after running up the stairs twice. On the evening it will feel familiar.',
        'Kolde hænder, hurtigt hjerte, tør mund: Blodet sendes derhen, hvor der måske bliver brug for det. Det er den samme tilstand, hvor folk løber stærkt og husker alt. Den kan ikke snakkes væk, og det behøver den ikke.\n\nDet, der hjælper, er en rækkefølge af små ting, som du altid gør. Ti langsomme åndedrag, længere ud end ind. Den korte opvarmning. Sko bundet. Ét blik gennem tæppet på ét venligt ansigt. Skriv din egen liste på fem, og læg den i instrumentkassen.\n\nOg øv den første sang efter at have løbet to gange op ad trappen. På aftenen føles det velkendt.',
      ),
    },
    {
      title: say('The first ten seconds', 'De første ti sekunder'),
      description: say(
        'Walk, stand, breathe out, look at one person, begin.',
        'Gå, stå, ånd ud, se på ét menneske, begynd.',
      ),
      body: say(
        'Practise the entrance as you practise the song. Walk in, stop, feel both feet. Breathe out. Find one face. Take the breath that comes. Begin. Ten seconds, ten times, without singing further than the first word.\n\nNerves are the body being ready early. In these ten seconds you give it something to do.',
        'Øv indgangen, som du øver sangen. Gå ind, stands, mærk begge fødder. Ånd ud. Find ét ansigt. Tag den luft, der kommer. Begynd. Ti sekunder, ti gange, uden at synge længere end det første ord.\n\nNerver er kroppen, der er klar for tidligt. I de ti sekunder giver du den noget at lave.',
      ),
      sheet: { workbook: 'before-you-go-on', name: say('Before you go on', 'Før du går på') },
    },
  ],
};
