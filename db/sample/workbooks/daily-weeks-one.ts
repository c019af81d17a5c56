import type { LocalizedText, Melody } from '#studio/money/documents/workbook.ts';
import { say } from './said.ts';

export interface DailyExercise {
  heading: LocalizedText;
  why: LocalizedText;
  melodies: readonly Melody[];
  steps: readonly LocalizedText[];
  listen: LocalizedText;
}

export interface DailyWeek {
  heading: LocalizedText;
  paragraphs: readonly LocalizedText[];
  exercises: readonly [DailyExercise, DailyExercise];
  /** What the song of the week is looked at for. */
  song: LocalizedText;
}

const up = say('Five times, each a half step higher', 'Fem gange, hver en halv tone højere');
const down = say('Five times, each a half step lower', 'Fem gange, hver en halv tone lavere');

/** Weeks one to six: from speaking to a line. */
export const weeksOneToSix: readonly DailyWeek[] = [
  {
    heading: say('Where you speak', 'Hvor du taler'),
    paragraphs: [
      say(
        'Your voice has a home. You are in it when you answer the phone to someone you like. This week you only look for the way there.',
        'Din stemme har et hjem. Du er der, når du tager telefonen til en, du kan lide. I denne uge leder du kun efter vejen dertil.',
      ),
      say(
        'Everything in this book begins there and comes back to it.',
        'Alt i bogen begynder der og vender tilbage dertil.',
      ),
    ],
    exercises: [
      {
        heading: say('Well, yes', 'Nå, ja'),
        why: say(
          'The easiest note you have is the one you never notice.',
          'Din letteste tone er den, du aldrig lægger mærke til.',
        ),
        melodies: [
          {
            notes: '2q 1h 2q 1h | 1w',
            syllables: say('well yes well yes mm', 'nå ja nå ja mm'),
            times: say('Ten times, at different times of the day', 'Ti gange, på forskellige tider af dagen'),
          },
        ],
        steps: [
          say('Say “well, yes”, and mean it.', 'Sig »nå, ja«, og men det.'),
          say('Stay on the yes. Now you are singing.', 'Bliv på ja. Nu synger du.'),
          say(
            'Find the note on a piano or in an app and write it below.',
            'Find tonen på et klaver eller i en app, og skriv den nedenfor.',
          ),
        ],
        listen: say(
          'the moment when speaking becomes singing. There should be no step.',
          'det øjeblik, hvor tale bliver sang. Der skal ikke være noget trin.',
        ),
      },
      {
        heading: say('Hum and open', 'Nyn og åbn'),
        why: say(
          'With lips closed the voice has nowhere to hide. With lips open it should stay the same.',
          'Med lukkede læber kan stemmen ikke gemme sig nogen steder. Med åbne skal den blive den samme.',
        ),
        melodies: [{ notes: '1h~ 1h | 1h~ 1h', syllables: say('mm ah mm oh', 'mm a mm å'), times: up }],
        steps: [
          say('Hum until the lips tickle.', 'Nyn, til læberne kilder.'),
          say('Open as slowly as a door at night.', 'Åbn så langsomt som en dør om natten.'),
          say('Close again: does it still tickle?', 'Luk igen: kilder det stadig?'),
        ],
        listen: say(
          'a jump in volume on opening. There is none when the throat minds its own business.',
          'et spring i styrke, når du åbner. Der er intet, når halsen passer sig selv.',
        ),
      },
    ],
    song: say(
      'Speak the song this week. Only the last line is sung.',
      'Tal sangen i denne uge. Kun den sidste linje bliver sunget.',
    ),
  },
  {
    heading: say('Let go', 'Slip'),
    paragraphs: [
      say(
        'Jaw, tongue and shoulders love to help. They mean well and are in the way.',
        'Kæbe, tunge og skuldre elsker at hjælpe. De mener det godt og står i vejen.',
      ),
      say(
        'This week nothing gets better. It only gets less.',
        'I denne uge bliver intet bedre. Det bliver kun mindre.',
      ),
    ],
    exercises: [
      {
        heading: say('The lazy jaw', 'Den dovne kæbe'),
        why: say('A jaw that holds on bends every vowel.', 'En kæbe, der holder fast, bøjer hver vokal.'),
        melodies: [
          { notes: '5q 4q 3q 2q | 1w', syllables: say('ya ya ya ya yah', 'ja ja ja ja ja'), times: down },
        ],
        steps: [
          say(
            'Hands on the cheeks, stroke downwards, let it hang.',
            'Hænderne på kinderne, stryg nedad, lad den hænge.',
          ),
          say('Sing as if you had no opinion.', 'Syng, som om du ingen mening har.'),
          say('Chew between the rounds.', 'Tyg mellem omgangene.'),
        ],
        listen: say('every ya being the same ya.', 'at hvert ja er det samme ja.'),
      },
      {
        heading: say('The tongue out', 'Tungen ud'),
        why: say(
          'The root of the tongue sits on the voice. Outside it cannot.',
          'Tungeroden sidder på stemmen. Udenfor kan den ikke.',
        ),
        melodies: [{ notes: '1q 2q 3q 2q | 1w', syllables: say('a a a a a', 'æ æ æ æ æ'), times: up }],
        steps: [
          say('Tongue over the lower lip, without pressing.', 'Tungen over underlæben, uden at presse.'),
          say('Sing. It sounds silly and costs nothing.', 'Syng. Det lyder fjollet og koster ingenting.'),
          say(
            'Tongue in, the same again: keep the room behind it.',
            'Tungen ind, det samme igen: behold rummet bag den.',
          ),
        ],
        listen: say(
          'more sound for less work after the tongue has come in.',
          'mere lyd for mindre arbejde, når tungen er inde igen.',
        ),
      },
    ],
    song: say('Sing it lying on the floor.', 'Syng den liggende på gulvet.'),
  },
  {
    heading: say('Out, then in', 'Ud, så ind'),
    paragraphs: [
      say(
        'A breath begins with the end of the one before. Anyone who has let go need not fetch any.',
        'Et åndedrag begynder med slutningen på det forrige. Den, der har sluppet, behøver ikke hente noget.',
      ),
      say('So this week you practise endings.', 'Derfor øver du slutninger i denne uge.'),
    ],
    exercises: [
      {
        heading: say('Ends that stay open', 'Slutninger, der bliver åbne'),
        why: say(
          'A note should end as a swing stops, not as a door shuts.',
          'En tone skal ende, som en gynge standser, ikke som en dør smækker.',
        ),
        melodies: [
          {
            notes: '3q 2q 1h rq | 3q 2q 1h rq',
            syllables: say('so it goes so it goes', 'så gik det så gik det'),
            times: say('Eight times, the rest exactly one beat', 'Otte gange, pausen præcis ét slag'),
          },
        ],
        steps: [
          say('End the note by letting the belly go.', 'Slut tonen ved at slippe maven.'),
          say('In the rest the air comes by itself.', 'I pausen kommer luften af sig selv.'),
          say('Sing on without having done anything.', 'Syng videre uden at have gjort noget.'),
        ],
        listen: say('silence in the rest.', 'stilhed i pausen.'),
      },
      {
        heading: say('Lip trill', 'Læbetrille'),
        why: say(
          'Lips that flutter show at once whether the breath flows.',
          'Læber, der blafrer, viser straks, om luften løber.',
        ),
        melodies: [
          { notes: '1q~ 3q~ 5q~ 3q~ | 1w', syllables: say('brr - - - -', 'brr - - - -'), times: up },
        ],
        steps: [
          say('Two fingers at the corners of the mouth help.', 'To fingre ved mundvigene hjælper.'),
          say('As soft as it flutters at all.', 'Så svagt, som det overhovedet blafrer.'),
          say('Then the same on oo.', 'Så det samme på uh.'),
        ],
        listen: say(
          'gaps. Where it stops, the breath stopped before.',
          'huller. Hvor det standser, standsede luften før.',
        ),
      },
    ],
    song: say(
      'Mark each breath. Take out every third one.',
      'Sæt mærke ved hvert åndedrag. Tag hvert tredje ud.',
    ),
  },
  {
    heading: say('One line', 'Én linje'),
    paragraphs: [
      say(
        'A melody is a way, not a row of stones. This week nothing is let go between two notes.',
        'En melodi er en vej, ikke en række sten. I denne uge slippes intet mellem to toner.',
      ),
      say(
        'It is the hardest week of the first four, and the most beautiful.',
        'Det er den sværeste af de fire første uger og den smukkeste.',
      ),
    ],
    exercises: [
      {
        heading: say('Glide, then step', 'Glid, så trin'),
        why: say(
          'Slide first, and the steps afterwards have something to stand on.',
          'Glid først, så har trinene bagefter noget at stå på.',
        ),
        melodies: [
          {
            notes: '1h~ 3h~ 5h~ | 3h~ 1h',
            syllables: say('oh - - - -', 'å - - - -'),
            times: say('Once sliding', 'Én gang glidende'),
          },
          {
            notes: '1q 2q 3q 4q | 5q 3q 1h',
            syllables: say('oh - - - - - -', 'å - - - - - -'),
            times: say('Once in steps, the same stroke', 'Én gang i trin, det samme strøg'),
          },
        ],
        steps: [
          say('Draw the glide in the air with one hand.', 'Tegn glidet i luften med en hånd.'),
          say('Sing the steps; the hand still glides.', 'Syng trinene; hånden glider stadig.'),
          say('Repeat without the hand.', 'Gentag uden hånden.'),
        ],
        listen: say(
          'a little h between the notes. Nobody has asked for it.',
          'et lille h mellem tonerne. Ingen har bedt om det.',
        ),
      },
      {
        heading: say('Five vowels, one voice', 'Fem vokaler, én stemme'),
        why: say(
          'Vowels are shapes of the mouth. The voice below need not know of them.',
          'Vokaler er former i munden. Stemmen nedenunder behøver ikke vide det.',
        ),
        melodies: [
          { notes: '1h~ 1h~ 1h~ 1h~ | 1w', syllables: say('ee eh ah oh oo', 'i e a å u'), times: up },
        ],
        steps: [
          say('On one breath, without an edge.', 'På ét åndedræt, uden en kant.'),
          say(
            'Lips and tongue move as little as the vowel allows.',
            'Læber og tunge bevæger sig så lidt, som vokalen tillader.',
          ),
          say('Backwards, too.', 'Også baglæns.'),
        ],
        listen: say(
          'the vowel that suddenly is louder. Write it down.',
          'den vokal, der pludselig er stærkere. Skriv den ned.',
        ),
      },
    ],
    song: say(
      'Sing it on one vowel. Then put the consonants in like stamps on a letter.',
      'Syng den på én vokal. Sæt så konsonanterne på som frimærker på et brev.',
    ),
  },
  {
    heading: say('The room above', 'Rummet ovenover'),
    paragraphs: [
      say(
        'Higher is not up. It is thinner, and it needs less. Anyone who carries the weight of the low voice upstairs arrives tired.',
        'Højere er ikke opad. Det er tyndere og skal bruge mindre. Den, der bærer den dybe stemmes vægt op ad trappen, kommer træt frem.',
      ),
      say('This week you go up without luggage.', 'I denne uge går du op uden bagage.'),
    ],
    exercises: [
      {
        heading: say('Sirens', 'Sirener'),
        why: say('A siren has no wrong notes.', 'En sirene har ingen forkerte toner.'),
        melodies: [
          {
            notes: '1h~ 8h~ 1w',
            syllables: say('woo - -', 'vuh - -'),
            times: say(
              'Six times, each as high as it is still funny',
              'Seks gange, hver så højt, som det stadig er sjovt',
            ),
          },
        ],
        steps: [
          say('Begin quieter than you think is worth it.', 'Begynd svagere, end du synes, det er værd.'),
          say('Let it become quieter on the way up.', 'Lad det blive svagere på vejen op.'),
          say('Come down as slowly as you went up.', 'Kom ned lige så langsomt, som du kom op.'),
        ],
        listen: say(
          'where it turns over. Say hello to it and go on.',
          'hvor den slår over. Hils på den, og gå videre.',
        ),
      },
      {
        heading: say('The owl', 'Uglen'),
        why: say(
          'The light voice at the top is nobody’s false voice. It is one half of yours.',
          'Den lette stemme foroven er ingens falske stemme. Den er den ene halvdel af din.',
        ),
        melodies: [
          {
            notes: '8h 8h | 8q~ 5q~ 3q~ 1q | 1w',
            syllables: say('hoo hoo hoo - - - -', 'huh huh huh - - - -'),
            times: down,
          },
        ],
        steps: [
          say('Hoot like an owl in no hurry.', 'Tud som en ugle uden hastværk.'),
          say(
            'Keep the owl on the way down, as far as it will come.',
            'Behold uglen på vejen ned, så langt den vil med.',
          ),
          say('Notice the note where speaking takes over.', 'Læg mærke til den tone, hvor talen tager over.'),
        ],
        listen: say(
          'air in the sound. A little is allowed; it goes in a few weeks.',
          'luft i klangen. Lidt er tilladt; det forsvinder på nogle uger.',
        ),
      },
    ],
    song: say('Sing it an octave higher, as an owl would.', 'Syng den en oktav højere, som en ugle ville.'),
  },
  {
    heading: say('The seam', 'Sømmen'),
    paragraphs: [
      say(
        'Between the voice you speak with and the light one lies a seam. Everyone has it; trained singers only sew more finely.',
        'Mellem den stemme, du taler med, og den lette ligger en søm. Alle har den; uddannede sangere syr bare finere.',
      ),
      say(
        'This week you walk across it many times, slowly, both ways.',
        'I denne uge går du over den mange gange, langsomt, i begge retninger.',
      ),
    ],
    exercises: [
      {
        heading: say('Back and forth', 'Frem og tilbage'),
        why: say(
          'What one crosses often is no border any more.',
          'Det, man krydser tit, er ikke længere en grænse.',
        ),
        melodies: [
          {
            notes: '5h~ 6h~ 5h~ 6h~ | 5w',
            syllables: say('oo - - - -', 'uh - - - -'),
            times: say(
              'On the seam itself and a half step on each side',
              'På selve sømmen og en halv tone til hver side',
            ),
          },
        ],
        steps: [
          say('Find it with a siren and stay there.', 'Find den med en sirene, og bliv der.'),
          say(
            'Two notes, over and back, as soft as humming.',
            'To toner, over og tilbage, så svagt som at nynne.',
          ),
          say('If it clicks, go softer, not stronger.', 'Klikker det, så gå svagere, ikke stærkere.'),
        ],
        listen: say('the click becoming a bend.', 'at klikket bliver til en bøjning.'),
      },
      {
        heading: say('The lift of a fifth', 'Kvintens løft'),
        why: say(
          'Five steps at once lead over the seam before anyone can be afraid.',
          'Fem trin på én gang fører over sømmen, før nogen når at blive bange.',
        ),
        melodies: [
          {
            notes: '1q 5h~ 4q~ | 3q~ 2q~ 1h',
            syllables: say('oh who - - - -', 'åh hvem - - - -'),
            times: up,
          },
        ],
        steps: [
          say(
            'Think the upper note before the lower one sounds.',
            'Tænk den øverste tone, før den nederste klinger.',
          ),
          say('Open a little more on the way, do not push.', 'Åbn lidt mere på vejen, skub ikke.'),
          say('The way down is one long slide.', 'Vejen ned er ét langt glid.'),
        ],
        listen: say(
          'the upper note: is it lighter than the lower? Good.',
          'den øverste tone: er den lettere end den nederste? Godt.',
        ),
      },
    ],
    song: say(
      'Find every place where the song crosses the seam, and mark it.',
      'Find hvert sted, hvor sangen krydser sømmen, og sæt mærke.',
    ),
  },
];
