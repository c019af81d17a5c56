import type { Workbook, WorkbookPage } from '#studio/money/documents/workbook.ts';
import { emptyStaves, howToRead, say } from './said.ts';

const songs: readonly WorkbookPage[] = [1, 2, 3, 4, 5].map((number) => ({
  kind: 'lines',
  section: say(`Song ${number}`, `Sang ${number}`),
  heading: say(`Song ${number}, taken apart`, `Sang ${number}, skilt ad`),
  lead: say(
    'Answer as the person in the song, not as the one who sings it.',
    'Svar som personen i sangen, ikke som den, der synger den.',
  ),
  asks: [
    say('Title, key, and why this song tonight', 'Titel, toneart, og hvorfor denne sang i aften'),
    say('Who speaks, to whom, and what has just happened?', 'Hvem taler, til hvem, og hvad er lige sket?'),
    say('In which bar does something change?', 'I hvilken takt forandrer noget sig?'),
    say(
      'The hardest bar, written out, with where I breathe before it',
      'Den sværeste takt, skrevet ud, og hvor jeg trækker vejret før den',
    ),
  ],
  staves: 2,
}));

const reviews: readonly WorkbookPage[] = [1, 2, 3].map((number) => ({
  kind: 'lines',
  section: say('Afterwards', 'Bagefter'),
  heading: say(`Afterwards, performance ${number}`, `Bagefter, optræden ${number}`),
  lead: say(
    'Not on the same night. The next day, after coffee, in this order.',
    'Ikke samme aften. Dagen efter, efter kaffen, i denne rækkefølge.',
  ),
  asks: [
    say('Where, when, for how many', 'Hvor, hvornår, for hvor mange'),
    say('Three things that worked', 'Tre ting, der virkede'),
    say('The moment I would like to have again', 'Det øjeblik, jeg gerne vil have igen'),
    say('One thing I practise before the next time', 'Én ting, jeg øver før næste gang'),
  ],
}));

/** Twenty-four sheets for the four weeks before a performance, and the day after it. */
export const beforeYouGoOn: Workbook = {
  id: 'before-you-go-on',
  title: say('Before you go on', 'Før du går på'),
  description: say(
    'Four weeks to a performance: songs taken apart, nerves given a job, and ten minutes in a corridor.',
    'Fire uger til en optræden: sange skilt ad, nerver sat i arbejde og ti minutter i en gang.',
  ),
  shown: [1, 3, 5, 12, 14, 18, 20, 21],
  pages: [
    {
      kind: 'cover',
      lead: say(
        'Four weeks, five songs, one evening. And the ten seconds before the first note.',
        'Fire uger, fem sange, én aften. Og de ti sekunder før første tone.',
      ),
    },
    {
      kind: 'words',
      heading: say('What this book is for', 'Hvad bogen er til'),
      paragraphs: [
        say(
          'Being nervous is not a fault in you. It is a body that has understood that something matters. This book does not try to make it go away. It gives it something to do.',
          'At være nervøs er ikke en fejl ved dig. Det er en krop, der har forstået, at noget betyder noget. Bogen prøver ikke at få det til at gå væk. Den giver det noget at lave.',
        ),
        say(
          'Begin four weeks before you sing for others. Fill in a sheet or two a day, with a pencil. What you write down now you need not carry on the evening.',
          'Begynd fire uger, før du synger for andre. Udfyld et ark eller to om dagen, med blyant. Det, du skriver ned nu, behøver du ikke bære på om aftenen.',
        ),
        say(
          'You need a mirror you do not mind, a phone that records, and someone who will listen to one song and only say what they heard.',
          'Du skal bruge et spejl, du ikke har noget imod, en telefon, der optager, og en, der vil høre én sang og kun sige, hvad de hørte.',
        ),
      ],
      points: [
        say('Weeks 4 and 3: choose, take apart, learn by heart.', 'Uge 4 og 3: vælg, skil ad, lær udenad.'),
        say('Week 2: sing it for one person, then for three.', 'Uge 2: syng det for én, så for tre.'),
        say('Week 1: less singing, more sleep, the room.', 'Uge 1: mindre sang, mere søvn, rummet.'),
      ],
    },
    {
      kind: 'log',
      heading: say('Four weeks on one sheet', 'Fire uger på ét ark'),
      columns: [
        say('What I practise', 'Det øver jeg'),
        say('Who hears me', 'Hvem hører mig'),
        say('What is arranged', 'Hvad er aftalt'),
      ],
      rows: [
        say('Week 4', 'Uge 4'),
        say('Week 3', 'Uge 3'),
        say('Week 2', 'Uge 2'),
        say('Week 1', 'Uge 1'),
        say('The day', 'Dagen'),
      ],
      foot: say(
        'If a week is full, take something out. Nobody has ever sung better because of one more thing.',
        'Er en uge fuld, så tag noget ud. Ingen har nogensinde sunget bedre af én ting til.',
      ),
    },
    {
      kind: 'lines',
      heading: say('The programme', 'Programmet'),
      lead: say(
        'First a song you could sing in your sleep. The hardest one third. Last the one you would sing if there were only one.',
        'Først en sang, du kunne synge i søvne. Den sværeste som nummer tre. Sidst den, du ville synge, hvis der kun var én.',
      ),
      asks: [
        say('The order, with keys and lengths', 'Rækkefølgen, med tonearter og længder'),
        say(
          'What I say between the songs (and where I say nothing)',
          'Det siger jeg mellem sangene (og dér siger jeg intet)',
        ),
        say('Where I drink, where I sit, where I stand', 'Hvor jeg drikker, hvor jeg sidder, hvor jeg står'),
      ],
    },
    ...songs,
    {
      kind: 'lines',
      heading: say('Learnt by heart', 'Lært udenad'),
      lead: say(
        'Write each song down from memory, without the tune. Where the pencil stops, the memory stops.',
        'Skriv hver sang ned efter hukommelsen, uden melodi. Hvor blyanten standser, standser hukommelsen.',
      ),
      asks: [
        say('The words, as they come', 'Ordene, som de kommer'),
        say(
          'Where it stopped, and the picture I put there',
          'Hvor det standsede, og det billede, jeg sætter dér',
        ),
      ],
    },
    {
      kind: 'words',
      heading: say('What nerves are', 'Hvad nerver er'),
      paragraphs: [
        say(
          'Adrenaline makes the heart fast, the breath high, the mouth dry and the hands cold. All of it is meant well: it is what a body does before it runs.',
          'Adrenalin gør hjertet hurtigt, åndedrættet højt, munden tør og hænderne kolde. Alt sammen er godt ment: det er, hvad en krop gør, før den løber.',
        ),
        say(
          'You cannot tell the heart to slow down. You can tell the breath, and the heart follows it. That is why everything in this book begins with breathing out.',
          'Du kan ikke bede hjertet slå langsommere. Åndedrættet kan du bede, og hjertet følger med. Derfor begynder alt i denne bog med at puste ud.',
        ),
        say(
          'It takes about ninety seconds for the first wave to pass if nobody feeds it. Thoughts feed it. Counting does not.',
          'Det tager omkring halvfems sekunder, før den første bølge er ovre, hvis ingen fodrer den. Tanker fodrer den. At tælle gør ikke.',
        ),
      ],
      points: [
        say(
          'Cold hands: wrists under warm water, or under your arms.',
          'Kolde hænder: håndled under varmt vand eller under armene.',
        ),
        say(
          'Dry mouth: bite the tip of your tongue softly; water comes.',
          'Tør mund: bid blidt i tungespidsen; så kommer der vand.',
        ),
        say(
          'Shaking knees: they may. Nobody has ever left because of knees.',
          'Rystende knæ: det må de gerne. Ingen er nogensinde gået på grund af knæ.',
        ),
        say(
          'High breath: out, out, out. In comes by itself.',
          'Højt åndedræt: ud, ud, ud. Ind kommer af sig selv.',
        ),
      ],
    },
    {
      kind: 'exercise',
      section: say('The ten seconds', 'De ti sekunder'),
      heading: say('The ten seconds before the first note', 'De ti sekunder før første tone'),
      why: say(
        'An audience decides in ten seconds whether it may relax. So give them ten seconds in which you do.',
        'Et publikum afgør på ti sekunder, om det må slappe af. Så giv dem ti sekunder, hvor du gør det.',
      ),
      melodies: [
        {
          notes: 'rw | 1w',
          syllables: say('mm', 'mm'),
          times: say(
            'A whole bar of nothing, then the first note, unheard',
            'En hel takt med ingenting, så den første tone, uhørt',
          ),
        },
      ],
      steps: [
        say(
          'Walk on. Stop. Feel the floor under both feet before you look up.',
          'Gå ind. Stå stille. Mærk gulvet under begge fødder, før du ser op.',
        ),
        say(
          'Breathe out, as if fogging a window. Wait until the breath comes by itself.',
          'Pust ud, som om du dugger en rude. Vent, til åndedrættet kommer af sig selv.',
        ),
        say(
          'Hear the first note in your head. Look at one person. Begin.',
          'Hør den første tone i hovedet. Se på ét menneske. Begynd.',
        ),
      ],
      listen: say(
        'the silence. When it changes, the room is with you. Practise it at a door in your kitchen until ten seconds feel short.',
        'stilheden. Når den skifter, er rummet med dig. Øv det ved en dør i køkkenet, til ti sekunder føles korte.',
      ),
    },
    howToRead,
    {
      kind: 'exercise',
      section: say('In the corridor', 'I gangen'),
      heading: say('The corridor hum', 'Gangnynnen'),
      why: say(
        'There is never a room to warm up in. This can be done beside a coffee machine without anyone turning round.',
        'Der er aldrig et rum at varme op i. Det her kan gøres ved siden af en kaffemaskine, uden at nogen vender sig.',
      ),
      melodies: [
        {
          notes: '3q~ 2q~ 1h | 3q~ 2q~ 1h',
          syllables: say('mm - - mm - -', 'mm - - mm - -'),
          times: say('Ten times, wherever it is easy', 'Ti gange, hvor det er let'),
        },
        {
          notes: '5q~ 3q~ 1h | 5q~ 3q~ 1h',
          syllables: say('ng - - ng - -', 'ng - - ng - -'),
          times: say('Five times, a half step lower each', 'Fem gange, hver en halv tone lavere'),
        },
      ],
      steps: [
        say(
          'Lips closed, teeth apart, as if holding a grape.',
          'Læberne lukket, tænderne fra hinanden, som om du holder en vindrue.',
        ),
        say('So softly that only your nose notices.', 'Så svagt, at kun næsen mærker det.'),
        say(
          'Stop while it still feels good. This is waking, not training.',
          'Hold op, mens det stadig føles godt. Det er at vågne, ikke at træne.',
        ),
      ],
      listen: say(
        'the tickle in lips and nose. Where it tickles, the voice is awake.',
        'kildren i læber og næse. Hvor det kilder, er stemmen vågen.',
      ),
    },
    {
      kind: 'exercise',
      section: say('In the corridor', 'I gangen'),
      heading: say('Sirens for thin walls', 'Sirener til tynde vægge'),
      why: say(
        'The top and the bottom of tonight’s songs, visited once, so that nothing up there is a stranger.',
        'Toppen og bunden af aftenens sange, besøgt én gang, så intet deroppe er en fremmed.',
      ),
      melodies: [
        {
          notes: '1h~ 8h~ 1w',
          syllables: say('woo - -', 'vuh - -'),
          times: say(
            'Three times, each as high as is still quiet',
            'Tre gange, hver så højt, som det stadig er stille',
          ),
        },
      ],
      steps: [
        say(
          'Through a straw, or two fingers before the lips.',
          'Gennem et sugerør eller to fingre foran læberne.',
        ),
        say(
          'Up as if asking, down as if you knew the answer.',
          'Op, som om du spørger, ned, som om du kendte svaret.',
        ),
        say(
          'Let the chin stay where it is; the voice climbs, not the head.',
          'Lad hagen blive, hvor den er; det er stemmen, der stiger, ikke hovedet.',
        ),
      ],
      listen: say(
        'a bump on the way. Go over it slowly three times. It need not vanish; you only want to know it.',
        'et bump undervejs. Gå langsomt over det tre gange. Det behøver ikke forsvinde; du skal bare kende det.',
      ),
    },
    {
      kind: 'exercise',
      section: say('In the corridor', 'I gangen'),
      heading: say('Words first', 'Ordene først'),
      why: say(
        'On a nervous evening the consonants go first. Anyone who understands the words forgives the rest.',
        'På en nervøs aften går konsonanterne først. Den, der forstår ordene, tilgiver resten.',
      ),
      melodies: [
        {
          notes: '1q 1q 1q 1q | 1q 1q 1h',
          syllables: say('Ten tall trees in a qui- et', 'Ti tyk- ke tå- rer på tur'),
          times: say(
            'On one note, four times, each time slower',
            'På én tone, fire gange, hver gang langsommere',
          ),
        },
      ],
      steps: [
        say('Whisper the first verse with enormous lips.', 'Hvisk første vers med enorme læber.'),
        say('Say it in rhythm at half the volume of talk.', 'Sig det i rytmen med halv talestyrke.'),
        say('Sing it on one note, and then as it is.', 'Syng det på én tone, og så som det er.'),
      ],
      listen: say(
        'the last consonant of each line. Is it there, and is it together with the piano?',
        'den sidste konsonant i hver linje. Er den der, og er den sammen med klaveret?',
      ),
    },
    {
      kind: 'log',
      heading: say('The day itself', 'Selve dagen'),
      columns: [say('When', 'Hvornår'), say('Where', 'Hvor'), say('With whom', 'Med hvem')],
      rows: [
        say('Up', 'Op'),
        say('Food', 'Mad'),
        say('Rest', 'Hvile'),
        say('Leave', 'Afsted'),
        say('Sound check', 'Lydprøve'),
        say('Warm up', 'Varme op'),
        say('On', 'På'),
        say('Home', 'Hjem'),
      ],
      foot: say(
        'Eat three hours before, drink all day, talk little in the car. Nobody may bring you a problem after five o’clock.',
        'Spis tre timer før, drik hele dagen, tal lidt i bilen. Ingen må komme med et problem efter klokken fem.',
      ),
    },
    {
      kind: 'checks',
      heading: say('The room', 'Rummet'),
      lead: say(
        'Ten minutes alone in it, before anyone is there. Touch things. It makes the room smaller.',
        'Ti minutter alene i det, før der er nogen. Rør ved tingene. Det gør rummet mindre.',
      ),
      points: [
        say(
          'Where do I come from, and how many steps is it?',
          'Hvor kommer jeg fra, og hvor mange skridt er det?',
        ),
        say('Clap once. How long does it answer?', 'Klap én gang. Hvor længe svarer det?'),
        say('Sing one line towards the door farthest away.', 'Syng én linje mod den dør, der er længst væk.'),
        say(
          'Where is the light, and can I see a face in it?',
          'Hvor er lyset, og kan jeg se et ansigt i det?',
        ),
        say(
          'Microphone: a hand’s breadth, aimed at the chin; where is off?',
          'Mikrofon: en håndsbred, rettet mod hagen; hvor slukker man?',
        ),
        say(
          'Monitor: do I hear myself without asking for more?',
          'Monitor: hører jeg mig selv uden at bede om mere?',
        ),
        say('Water, with the lid off, within reach.', 'Vand, uden låg, inden for rækkevidde.'),
        say('Who gives the sign, and what is it?', 'Hvem giver tegnet, og hvad er det?'),
        say('Where do I go when it is over?', 'Hvor går jeg hen, når det er forbi?'),
      ],
    },
    {
      kind: 'lines',
      heading: say('What if', 'Hvad nu hvis'),
      lead: say(
        'Write the answer before you need it. Fear likes empty space.',
        'Skriv svaret, før du får brug for det. Frygt kan godt lide tom plads.',
      ),
      asks: [
        say('… I forget the words?', '… jeg glemmer teksten?'),
        say('… I begin in the wrong key?', '… jeg begynder i den forkerte toneart?'),
        say('… my voice cracks?', '… stemmen knækker?'),
        say('… nobody claps, or someone leaves?', '… ingen klapper, eller nogen går?'),
        say('… it goes well?', '… det går godt?'),
      ],
    },
    {
      kind: 'checks',
      heading: say('Ten minutes before', 'Ti minutter før'),
      lead: say('Tear this sheet out and put it in your pocket.', 'Riv arket ud, og læg det i lommen.'),
      points: [
        say(
          '10  Shoes off, feet on the floor, shake hands and jaw.',
          '10  Skoene af, fødderne på gulvet, ryst hænder og kæbe.',
        ),
        say(
          '8  Breathe out four times, each longer than the last.',
          '8  Pust ud fire gange, hver længere end den før.',
        ),
        say('7  The corridor hum, ten times.', '7  Gangnynnen, ti gange.'),
        say('5  One siren up, one down.', '5  Én sirene op, én ned.'),
        say('4  The first line of the first song, whispered.', '4  Første linje af første sang, hvisket.'),
        say('3  Water. Mirror: teeth, nose, smile.', '3  Vand. Spejl: tænder, næse, smil.'),
        say('2  Who is it for tonight? One name.', '2  Hvem er det for i aften? Ét navn.'),
        say('1  Shoes on. Out, out, out.', '1  Skoene på. Ud, ud, ud.'),
      ],
    },
    ...reviews,
    emptyStaves(
      'A second voice, an ending that was decided in the car, the bar that always goes wrong.',
      'En andenstemme, en slutning, der blev aftalt i bilen, den takt, der altid går galt.',
    ),
  ],
};
