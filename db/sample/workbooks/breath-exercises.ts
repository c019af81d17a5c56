import type { LocalizedText, WorkbookPage } from '#studio/money/documents/workbook.ts';
import { say } from './said.ts';

type Exercise = Omit<Extract<WorkbookPage, { kind: 'exercise' }>, 'kind' | 'section'> & {
  /** Head of the column that counts. */
  measured: LocalizedText;
  /** Under a week of counting. */
  afterwards: LocalizedText;
};

/** Eight exercises, from lying on the floor to a whole song. */
export const breathExercises: readonly Exercise[] = [
  {
    heading: say('The book on the belly', 'Bogen på maven'),
    why: say(
      'Lying down the body breathes as it did before anyone told it how.',
      'Liggende trækker kroppen vejret, som den gjorde, før nogen fortalte den hvordan.',
    ),
    melodies: [
      {
        notes: 'rw | 1w',
        syllables: say('fff', 'fff'),
        times: say(
          'In by itself, out through the lips; ten breaths',
          'Ind af sig selv, ud gennem læberne; ti åndedrag',
        ),
      },
    ],
    steps: [
      say(
        'Lie on your back, knees up, this book below the navel.',
        'Lig på ryggen med knæene oppe og bogen under navlen.',
      ),
      say(
        'Breathe out on fff until nothing more comes. Wait.',
        'Pust ud på fff, til der ikke kommer mere. Vent.',
      ),
      say(
        'Let the book rise. You do not lift it; it is lifted.',
        'Lad bogen stige. Du løfter den ikke; den bliver løftet.',
      ),
    ],
    listen: say(
      'the pause before the air comes. It is longer than you think, and nothing happens in it.',
      'pausen, før luften kommer. Den er længere, end du tror, og der sker intet i den.',
    ),
    measured: say('Length of the tenth breath out', 'Længden af det tiende pust'),
    afterwards: say(
      'If the shoulders rose, put a hand on each and begin again.',
      'Steg skuldrene, så læg en hånd på hver, og begynd forfra.',
    ),
  },
  {
    heading: say('A long sss', 'Et langt sss'),
    why: say(
      'A thin even stream is the whole secret. Ears find unevenness faster than muscles.',
      'En tynd, jævn strøm er hele hemmeligheden. Ører finder ujævnheder hurtigere end muskler.',
    ),
    melodies: [
      {
        notes: '1w~ 1w~ 1w',
        syllables: say('sss - -', 'sss - -'),
        times: say('Three times, each as even as a ruled line', 'Tre gange, hver så jævn som en linje'),
      },
    ],
    steps: [
      say('Breathe in as for one short sentence.', 'Træk vejret ind som til én kort sætning.'),
      say(
        'Let sss go at the volume of a gas flame. Draw a line with the pencil while it lasts.',
        'Slip sss med styrke som et gasblus. Tegn en streg med blyanten, så længe det varer.',
      ),
      say(
        'Stop while there is still air. The end is as even as the beginning.',
        'Hold op, mens der stadig er luft. Slutningen er lige så jævn som begyndelsen.',
      ),
    ],
    listen: say('the first second. There most of it is lost.', 'det første sekund. Dér går det meste tabt.'),
    measured: say('Seconds', 'Sekunder'),
    afterwards: say('Longer is nice. Evener is better.', 'Længere er rart. Jævnere er bedre.'),
  },
  {
    heading: say('Four candles', 'Fire lys'),
    why: say(
      'Small strokes of breath wake the muscles that a long note leans on.',
      'Små stød af luft vækker de muskler, en lang tone læner sig op ad.',
    ),
    melodies: [
      {
        notes: '1q 1q 1q 1q | 1q 1q 1h',
        syllables: say('f f f f f f fff', 'f f f f f f fff'),
        times: say('Six candles put out, a seventh made to bend', 'Seks lys pustes ud, et syvende bøjes'),
      },
    ],
    steps: [
      say(
        'One hand on the side, below the ribs. It jumps with each f.',
        'En hånd på siden, under ribbenene. Den hopper ved hvert f.',
      ),
      say(
        'Between two of them let go completely; the air comes back by itself.',
        'Slip helt mellem to; luften kommer tilbage af sig selv.',
      ),
      say(
        'The last one long: the flame bends and does not go out.',
        'Det sidste langt: flammen bøjer sig og går ikke ud.',
      ),
    ],
    listen: say(
      'noise when breathing in. If it is heard, the throat has been in the way.',
      'støj, når du trækker vejret ind. Kan det høres, har halsen været i vejen.',
    ),
    measured: say('Rounds before it got tight', 'Omgange, før det blev stramt'),
    afterwards: say(
      'When it is easy, go slower, not stronger.',
      'Når det er let, så gå langsommere, ikke stærkere.',
    ),
  },
  {
    heading: say('Counting aloud', 'Tæl højt'),
    why: say(
      'Speech takes little air and wastes none. Singing can learn from it.',
      'Tale tager lidt luft og spilder ingen. Det kan sang lære af.',
    ),
    melodies: [
      {
        notes: '1q 1q 1q 1q | 1q 1q 1q 1q',
        syllables: say('one two three four five six seven eight', 'en to tre fire fem seks syv otte'),
        times: say(
          'First spoken, then on one note, same breath, same number',
          'Først talt, så på én tone, samme åndedræt, samme tal',
        ),
      },
    ],
    steps: [
      say(
        'Count at a walking pace and stop at the last good number.',
        'Tæl i gangtempo, og stands ved det sidste gode tal.',
      ),
      say('Do it again and two numbers fewer, sung.', 'Gør det igen, to tal kortere, sunget.'),
      say(
        'Add one number a day. Never the one that hurts.',
        'Læg ét tal til om dagen. Aldrig det, der gør ondt.',
      ),
    ],
    listen: say(
      'the number at which the voice becomes smaller. That is where the phrase should end.',
      'det tal, hvor stemmen bliver mindre. Dér skal frasen slutte.',
    ),
    measured: say('Spoken / sung', 'Talt / sunget'),
    afterwards: say(
      'The two numbers come nearer to each other. That is all.',
      'De to tal nærmer sig hinanden. Det er det hele.',
    ),
  },
  {
    heading: say('Through a straw', 'Gennem et sugerør'),
    why: say(
      'A straw lets out only so much. The voice above it learns to need only so much.',
      'Et sugerør slipper kun så meget ud. Stemmen over det lærer kun at bruge så meget.',
    ),
    melodies: [
      {
        notes: '1h~ 5h~ 1w',
        syllables: say('oo - -', 'uh - -'),
        times: say('Ten glides up and down', 'Ti glid op og ned'),
      },
      {
        notes: '1q 2q 3q 2q | 1w',
        syllables: say('oo - - - -', 'uh - - - -'),
        times: say('Five times, each a half step higher', 'Fem gange, hver en halv tone højere'),
      },
    ],
    steps: [
      say('Lips tight around the straw, cheeks soft.', 'Læberne tæt om sugerøret, kinderne bløde.'),
      say(
        'In a glass of water, two fingers deep: the bubbles stay even.',
        'I et glas vand, to fingre dybt: boblerne bliver ved at være jævne.',
      ),
      say(
        'Without the straw, at once, the same feeling on oo.',
        'Uden sugerør, med det samme, den samme følelse på uh.',
      ),
    ],
    listen: say(
      'bubbles. They tell of every jerk long before the ear does.',
      'boblerne. De fortæller om hvert ryk, længe før øret gør.',
    ),
    measured: say('Even glides of ten', 'Jævne glid af ti'),
    afterwards: say(
      'On tired days this is the only exercise you need.',
      'På trætte dage er dette den eneste øvelse, du behøver.',
    ),
  },
  {
    heading: say('Swell and fade', 'Voks og svind'),
    why: say(
      'Getting louder uses air. Getting softer uses more skill than air.',
      'At blive stærkere bruger luft. At blive svagere bruger mere kunnen end luft.',
    ),
    melodies: [
      {
        notes: '3w~ 3w',
        syllables: say('ah -', 'a -'),
        times: say(
          'From nothing to talk and back; four times on easy notes',
          'Fra intet til tale og tilbage; fire gange på lette toner',
        ),
      },
    ],
    steps: [
      say(
        'Begin so softly that you are not sure it has begun.',
        'Begynd så svagt, at du ikke er sikker på, det er begyndt.',
      ),
      say('Grow for four beats, fade for six.', 'Voks i fire slag, svind i seks.'),
      say(
        'Keep the vowel. It wants to become smaller; do not let it.',
        'Behold vokalen. Den vil blive mindre; lad den ikke.',
      ),
    ],
    listen: say(
      'the pitch on the way down. It sinks when the breath is let go with the volume.',
      'tonehøjden på vejen ned. Den synker, når luften slippes sammen med styrken.',
    ),
    measured: say('Beats of fading', 'Slag i svind'),
    afterwards: say('A fade of eight even beats is a concert.', 'Et svind på otte jævne slag er en koncert.'),
  },
  {
    heading: say('The quick breath', 'Det hurtige åndedrag'),
    why: say(
      'Songs leave no time to breathe, only to let go. Letting go is fast.',
      'Sange giver ikke tid til at trække vejret, kun til at slippe. At slippe går hurtigt.',
    ),
    melodies: [
      {
        notes: '1q 3q 5q rq | 5q 3q 1q rq',
        syllables: say('ha ha ha ha ha ha', 'ha ha ha ha ha ha'),
        times: say('Eight rounds; the rest is exactly one beat', 'Otte omgange; pausen er præcis ét slag'),
      },
    ],
    steps: [
      say(
        'Drop the jaw in the rest, as when a friend comes in.',
        'Slip kæben i pausen, som når en ven kommer ind.',
      ),
      say('No sound. If it rattles, the tongue is in the way.', 'Ingen lyd. Rasler det, er tungen i vejen.'),
      say(
        'Faster only when eight rounds leave you as calm as one.',
        'Hurtigere først, når otte omgange efterlader dig lige så rolig som én.',
      ),
    ],
    listen: say(
      'the note after the rest. It begins exactly in time and no louder than the others.',
      'tonen efter pausen. Den begynder præcis i tiden og ikke stærkere end de andre.',
    ),
    measured: say('Beats per minute', 'Slag i minuttet'),
    afterwards: say(
      'You will notice it first in the verse, not in the chorus.',
      'Du mærker det først i verset, ikke i omkvædet.',
    ),
  },
  {
    heading: say('One sentence, one breath', 'Én sætning, ét åndedrag'),
    why: say(
      'In the end there is no breath technique. There is someone who has something to say to the end of the line.',
      'Til sidst er der ingen åndedrætsteknik. Der er én, der har noget at sige til linjens ende.',
    ),
    melodies: [
      {
        notes: '1q 2q 3q 3q | 4q 3q 2h | 5q 4q 3q 2q | 1w',
        syllables: say(
          'I will be home be- fore the eve- ning comes a- gain',
          'Jeg er nok hjem- me før det bli- ver mørkt i- gen',
        ),
        times: say(
          'Spoken, whispered, sung; always to the last letter',
          'Talt, hvisket, sunget; altid til det sidste bogstav',
        ),
      },
    ],
    steps: [
      say('Say it to someone across the street.', 'Sig det til en på den anden side af gaden.'),
      say(
        'Sing it with the same breath, neither more nor earlier.',
        'Syng det med det samme åndedrag, hverken større eller tidligere.',
      ),
      say(
        'Put your own sentence under the notes, and do it again.',
        'Sæt din egen sætning under tonerne, og gør det igen.',
      ),
    ],
    listen: say(
      'the last word. It is the reason for the sentence; has it as much as the first?',
      'det sidste ord. Det er grunden til sætningen; har det lige så meget som det første?',
    ),
    measured: say('Sentences to the end', 'Sætninger til ende'),
    afterwards: say(
      'Now take the phrase from your first sheet. Something has moved.',
      'Tag nu frasen fra dit første ark. Noget har flyttet sig.',
    ),
  },
];
