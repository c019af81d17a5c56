import type { DailyWeek } from './daily-weeks-one.ts';
import { say } from './said.ts';

const up = say('Five times, each a half step higher', 'Fem gange, hver en halv tone højere');
const down = say('Five times, each a half step lower', 'Fem gange, hver en halv tone lavere');

/** Weeks seven to twelve: from a line to somebody who hears it. */
export const weeksSevenToTwelve: readonly DailyWeek[] = [
  {
    heading: say('Ring', 'Klang'),
    paragraphs: [
      say(
        'A voice that carries is not a strong one. It is one with a bright edge that the ear cannot overlook.',
        'En stemme, der bærer, er ikke en stærk en. Det er en med en lys kant, øret ikke kan overse.',
      ),
      say(
        'You have had it since you first called someone across a playground.',
        'Du har haft den, siden du første gang kaldte på nogen hen over en legeplads.',
      ),
    ],
    exercises: [
      {
        heading: say('Nyah', 'Njæ'),
        why: say(
          'Ugly is a direction. From there one can always go back a little.',
          'Grimt er en retning. Derfra kan man altid gå lidt tilbage.',
        ),
        melodies: [
          {
            notes: '5q 4q 3q 2q | 1w',
            syllables: say('nya nya nya nya nyah', 'njæ njæ njæ njæ njæ'),
            times: up,
          },
        ],
        steps: [
          say('As a child who has won.', 'Som et barn, der har vundet.'),
          say('Half of it, and a rounder mouth.', 'Halvdelen, og en rundere mund.'),
          say('A quarter of it, on ah. Keep that.', 'En fjerdedel, på a. Behold den.'),
        ],
        listen: say(
          'the edge in a recording made from the next room.',
          'kanten på en optagelse fra rummet ved siden af.',
        ),
      },
      {
        heading: say('Ng and away', 'Ng og videre'),
        why: say(
          'On ng the sound lies far forward. It only has to be taken along.',
          'På ng ligger klangen langt fremme. Den skal bare tages med.',
        ),
        melodies: [
          { notes: '3h~ 3h~ | 2q~ 1q~ 1h', syllables: say('ng ah - - -', 'ng a - - -'), times: down },
        ],
        steps: [
          say('Stay on ng until it buzzes behind the nose.', 'Bliv på ng, til det summer bag næsen.'),
          say('Only the back of the tongue moves.', 'Kun bagtungen bevæger sig.'),
          say('The buzz stays although the mouth is open.', 'Summen bliver, selv om munden er åben.'),
        ],
        listen: say(
          'nose in the ah. Hold it shut for a moment: nothing should change.',
          'næse i a’et. Hold den lukket et øjeblik: intet må ændre sig.',
        ),
      },
    ],
    song: say(
      'Sing it for someone in another room, without being louder.',
      'Syng den for en i et andet rum uden at være stærkere.',
    ),
  },
  {
    heading: say('Words', 'Ord'),
    paragraphs: [
      say(
        'Consonants are not in the way of singing. They are why someone listens.',
        'Konsonanter står ikke i vejen for sangen. De er grunden til, at nogen lytter.',
      ),
      say('This week they are early, short and yours.', 'I denne uge er de tidlige, korte og dine.'),
    ],
    exercises: [
      {
        heading: say('Before the beat', 'Før slaget'),
        why: say(
          'The vowel belongs on the beat. So the consonant must come before it.',
          'Vokalen hører til på slaget. Så må konsonanten komme før.',
        ),
        melodies: [
          {
            notes: '1q 1q 1q 1q | 3q 3q 3q 3q | 1w',
            syllables: say(
              'stay stray spring string low slow flow glow oh',
              'stil stryg spring streng lå slå flå glo åh',
            ),
            times: say('With a metronome, four times', 'Med metronom, fire gange'),
          },
        ],
        steps: [
          say('Clap on the beat and speak.', 'Klap på slaget, og tal.'),
          say('Only the vowels meet the clap.', 'Kun vokalerne møder klappet.'),
          say(
            'Sing it just as late, or rather just as early.',
            'Syng det lige så sent, eller rettere lige så tidligt.',
          ),
        ],
        listen: say('a choir of one: is everything together?', 'et kor på én: er alting sammen?'),
      },
      {
        heading: say('The tip of the tongue', 'Tungespidsen'),
        why: say('A quick tongue leaves the voice in peace.', 'En hurtig tunge lader stemmen være i fred.'),
        melodies: [
          {
            notes: '5q 4q 3q 2q | 1q 2q 3q 4q | 5w',
            syllables: say('la la la la da da da da dah', 'la la la la da da da da da'),
            times: say('Six times, a little faster each', 'Seks gange, hver lidt hurtigere'),
          },
        ],
        steps: [
          say('The jaw stays down, only the tip moves.', 'Kæben bliver nede, kun spidsen bevæger sig.'),
          say('A finger on the chin watches.', 'En finger på hagen holder øje.'),
          say('As light as typing.', 'Så let som at skrive på tastatur.'),
        ],
        listen: say('rhythm. If it limps, go back a notch.', 'rytmen. Halter den, så gå et hak ned.'),
      },
    ],
    song: say(
      'Whisper it to someone at the other end of the room. They write down what they understand.',
      'Hvisk den til en i den anden ende af rummet. De skriver ned, hvad de forstår.',
    ),
  },
  {
    heading: say('Loud and soft', 'Stærkt og svagt'),
    paragraphs: [
      say(
        'Volume is how far away someone is. Nobody shouts at the person beside them, unless they are angry or afraid.',
        'Styrke er, hvor langt væk nogen er. Ingen råber til den ved siden af, medmindre de er vrede eller bange.',
      ),
      say(
        'So this week you do not sing louder. You sing farther.',
        'Derfor synger du ikke stærkere i denne uge. Du synger længere.',
      ),
    ],
    exercises: [
      {
        heading: say('Three distances', 'Tre afstande'),
        why: say(
          'A distance tells the body more than a number.',
          'En afstand siger kroppen mere end et tal.',
        ),
        melodies: [
          {
            notes: '3q 3q 5h | 3q 3q 1h',
            syllables: say('come with me come with me', 'kom med mig kom med mig'),
            times: say(
              'To the hand, the door, the house across the street',
              'Til hånden, døren, huset på den anden side',
            ),
          },
        ],
        steps: [
          say('To your own palm.', 'Til din egen håndflade.'),
          say('To the door, and someone stands in it.', 'Til døren, og der står en i den.'),
          say('Across the street. Do not lean forward.', 'Over på den anden side. Læn dig ikke frem.'),
        ],
        listen: say(
          'the vowels: they grow with the distance. The throat does not.',
          'vokalerne: de vokser med afstanden. Halsen gør ikke.',
        ),
      },
      {
        heading: say('Fade without falling', 'Svind uden at falde'),
        why: say(
          'Soft is harder than loud, and asked for more often.',
          'Svagt er sværere end stærkt, og man bliver bedt om det oftere.',
        ),
        melodies: [
          {
            notes: '5w~ 5w',
            syllables: say('ah -', 'a -'),
            times: say('Five times on notes you like', 'Fem gange på toner, du kan lide'),
          },
        ],
        steps: [
          say('Begin as if telling good news.', 'Begynd, som om du fortæller en god nyhed.'),
          say('Become softer; the news stays as good.', 'Bliv svagere; nyheden er lige så god.'),
          say('End before the voice ends it for you.', 'Slut, før stemmen gør det for dig.'),
        ],
        listen: say('pitch and vowel to the last moment.', 'tonehøjde og vokal til det sidste.'),
      },
    ],
    song: say('Give every line a distance, and write it in.', 'Giv hver linje en afstand, og skriv den ind.'),
  },
  {
    heading: say('Moving', 'I bevægelse'),
    paragraphs: [
      say(
        'A voice that can only stand still is a statue. This week it runs a little.',
        'En stemme, der kun kan stå stille, er en statue. I denne uge løber den lidt.',
      ),
      say(
        'Fast singing is slow singing with the weight taken out.',
        'Hurtig sang er langsom sang med vægten taget ud.',
      ),
    ],
    exercises: [
      {
        heading: say('The run', 'Løbet'),
        why: say('Five notes are learnt as one word.', 'Fem toner læres som ét ord.'),
        melodies: [
          {
            notes: '1q 2q 3q 4q | 5q 4q 3q 2q | 1w',
            syllables: say('ha a a a a a a a ah', 'ha a a a a a a a a'),
            times: say('At three speeds', 'I tre hastigheder'),
          },
        ],
        steps: [
          say('Slowly, every note a small laugh.', 'Langsomt, hver tone et lille grin.'),
          say('Twice as fast, half the laugh.', 'Dobbelt så hurtigt, halvt så meget grin.'),
          say('As fast as it is still nine notes.', 'Så hurtigt, som det stadig er ni toner.'),
        ],
        listen: say(
          'notes that are swallowed: usually the fourth.',
          'toner, der bliver slugt: som regel den fjerde.',
        ),
      },
      {
        heading: say('Leaps', 'Spring'),
        why: say(
          'A leap is a thought, not a jump. Anyone who has heard the note is already there.',
          'Et spring er en tanke, ikke et hop. Den, der har hørt tonen, er der allerede.',
        ),
        melodies: [
          {
            notes: '1q 3q 1q 4q | 1q 5q 1q 6q | 1q 8h 1q',
            syllables: say('no no no no no no no no no no no', 'nej nej nej nej nej nej nej nej nej nej nej'),
            times: up,
          },
        ],
        steps: [
          say('Hear, then sing. Leave time between.', 'Hør, så syng. Giv tid imellem.'),
          say('The low note stays where it was each time.', 'Den dybe tone bliver, hvor den var, hver gang.'),
          say('No chin on the high one.', 'Ingen hage på den høje.'),
        ],
        listen: say('scooping from below. Land from above.', 'at du glider op nedefra. Land ovenfra.'),
      },
    ],
    song: say('Dance while singing it. Really.', 'Dans, mens du synger den. Helt alvorligt.'),
  },
  {
    heading: say('Not your day', 'Ikke din dag'),
    paragraphs: [
      say(
        'Some days the voice is tired, and you sing anyway, because life does not ask. This week you practise that, on purpose.',
        'Nogle dage er stemmen træt, og du synger alligevel, fordi livet ikke spørger. Det øver du med vilje i denne uge.',
      ),
      say(
        'If it hurts, or you are hoarse for more than two weeks, close the book and see a doctor.',
        'Gør det ondt, eller er du hæs i mere end to uger, så luk bogen, og gå til læge.',
      ),
    ],
    exercises: [
      {
        heading: say('Bubbles', 'Bobler'),
        why: say(
          'A straw in water massages the voice from above. Nothing is kinder.',
          'Et sugerør i vand masserer stemmen ovenfra. Intet er venligere.',
        ),
        melodies: [
          {
            notes: '1h~ 3h~ 1w',
            syllables: say('oo - -', 'uh - -'),
            times: say('Two minutes, three times a day', 'To minutter, tre gange om dagen'),
          },
        ],
        steps: [
          say('Two fingers of water, no more.', 'To fingre vand, ikke mere.'),
          say('Small glides in the middle of the voice.', 'Små glid midt i stemmen.'),
          say('Rest as long as you bubbled.', 'Hvil lige så længe, som du boblede.'),
        ],
        listen: say('how speaking feels afterwards.', 'hvordan det føles at tale bagefter.'),
      },
      {
        heading: say('The small song', 'Den lille sang'),
        why: say(
          'What one can sing on a bad day is what one can sing.',
          'Det, man kan synge på en dårlig dag, er det, man kan synge.',
        ),
        melodies: [
          {
            notes: '3q 2q 1h | 3q 2q 1h | 1q 2q 3q 2q | 1w',
            syllables: say(
              'lit- tle voice lit- tle voice home be- fore the rain',
              'lil- le røst lil- le røst hjem før det blir regn',
            ),
            times: say(
              'As it comes; a half step lower if you like',
              'Som den kommer; en halv tone lavere, hvis du vil',
            ),
          },
        ],
        steps: [
          say('At half voice.', 'Med halv stemme.'),
          say('Fewer high notes, more words.', 'Færre høje toner, flere ord.'),
          say(
            'Then silence for an hour, and no whispering: it is harder on the voice than talk.',
            'Så en times stilhed, og ingen hvisken: den er hårdere ved stemmen end tale.',
          ),
        ],
        listen: say(
          'what is left when nothing is forced. It is quite a lot.',
          'hvad der er tilbage, når intet er presset. Det er en hel del.',
        ),
      },
    ],
    song: say(
      'Put it in a lower key and tell the story only.',
      'Sæt den i en lavere toneart, og fortæl kun historien.',
    ),
  },
  {
    heading: say('For someone', 'For nogen'),
    paragraphs: [
      say(
        'A voice is finished in another person’s ear. In the last week someone is in the room.',
        'En stemme bliver færdig i et andet menneskes øre. I den sidste uge er der nogen i rummet.',
      ),
      say('Choose them well. One is enough.', 'Vælg dem med omhu. Én er nok.'),
    ],
    exercises: [
      {
        heading: say('Sing to, not at', 'Til, ikke imod'),
        why: say(
          'Looking at someone changes the breath. One had better have practised it.',
          'At se på nogen ændrer åndedrættet. Det er bedre at have øvet det.',
        ),
        melodies: [
          {
            notes: '1q 3q 5h | 4q 2q 1h',
            syllables: say('this is for you from me', 'det er til dig fra mig'),
            times: say(
              'Three times to a mirror, three to a person',
              'Tre gange til et spejl, tre til et menneske',
            ),
          },
        ],
        steps: [
          say('Look, breathe out, wait, sing.', 'Se, pust ud, vent, syng.'),
          say('Let them look away first.', 'Lad dem se væk først.'),
          say('Ask what they heard, not how it was.', 'Spørg, hvad de hørte, ikke hvordan det var.'),
        ],
        listen: say(
          'where your attention is. On them? Then they heard you.',
          'hvor din opmærksomhed er. På dem? Så hørte de dig.',
        ),
      },
      {
        heading: say('Everything, once', 'Det hele, én gang'),
        why: say(
          'Twelve weeks in four bars: spoken, let go, held over, lifted, brought home.',
          'Tolv uger i fire takter: talt, sluppet, holdt over, løftet, bragt hjem.',
        ),
        melodies: [
          {
            notes: '1q 1q 1h | 1h~ 3h~ | 5h~ 8h~ | 5q~ 3q~ 1h',
            syllables: say('well then yes oh - - - - - -', 'nå så ja å - - - - - -'),
            times: down,
          },
        ],
        steps: [
          say('Once with the book open.', 'Én gang med bogen åben.'),
          say('Once with it closed.', 'Én gang med den lukket.'),
          say('Once outdoors.', 'Én gang udendørs.'),
        ],
        listen: say('yourself, as you would listen to a friend.', 'dig selv, som du ville lytte til en ven.'),
      },
    ],
    song: say(
      'Sing it for the person, from beginning to end, and do not explain anything.',
      'Syng den for personen, fra ende til anden, og forklar ingenting.',
    ),
  },
];
