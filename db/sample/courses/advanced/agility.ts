import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const agility: SampleModule = {
  title: say('Agility', 'Bevægelighed'),
  description: say('Runs are rhythm first and notes second.', 'Løb er først rytme og så toner.'),
  lessons: [
    {
      title: say('Runs are rhythm', 'Løb er rytme'),
      description: say(
        'Tap it, say it, then sing it: the notes come last.',
        'Bank det, sig det, syng det så: Tonerne kommer sidst.',
      ),
      body: say(
        'Take a run of five notes you like. Tap its rhythm until your hand is bored. Say it on “da-da-da” at the same speed. Only now sing it, at half the tempo, on one vowel, with the tapping underneath.\n\nIf it smears, the notes are not the problem: go back to the hand. Raise the tempo by a hair each day.',
        'Tag et løb på fem toner, du kan lide. Bank rytmen, til hånden keder sig. Sig den på »da-da-da« i samme fart. Først nu synger du den, i halvt tempo, på én vokal, med bankingen under.\n\nFlyder den ud, er det ikke tonernes skyld: Gå tilbage til hånden. Sæt tempoet en anelse op hver dag.',
      ),
      exercise: 'five-steps',
    },
    {
      title: say('Three notes, then five', 'Tre toner, så fem'),
      description: say(
        'Small groups you can trust, put together until they are long.',
        'Små grupper, du kan stole på, sat sammen, til de er lange.',
      ),
      body: say(
        'Sing the sheet’s three notes on “ah” with the tempo of a slow walk, and again with the tempo of a brisk one. They are one gesture now, like a word. When they are, and not before, sing them twice without a breath, then three times.\n\nNow five notes: think of them as three and two. The accent is on the first of each group, as light as a fingertip. A long run is only a sentence of such words; nobody thinks of twenty notes.\n\nRecord the fastest clean one of each day with its tempo. Fast and smeared does not count, and the recording knows.',
        'Syng arkets tre toner på »a« i tempo som en langsom gåtur, og igen som en rask. Nu er de én bevægelse, som et ord. Når de er det, og ikke før, synger du dem to gange uden åndedrag, så tre.\n\nNu fem toner: Tænk dem som tre og to. Betoningen ligger på den første i hver gruppe, let som en fingerspids. Et langt løb er bare en sætning af den slags ord. Ingen tænker på tyve toner.\n\nOptag hver dag det hurtigste rene, med tempoet. Hurtigt og udflydende tæller ikke, og det ved optagelsen.',
      ),
      exercise: 'three-notes',
    },
    {
      title: say('Turning where you want to', 'Vend, hvor du vil'),
      description: say(
        'The note you turn on is the only one anyone hears.',
        'Den tone, du vender på, er den eneste, nogen hører.',
      ),
      body: say(
        'A run goes wrong at its corners. Sing the turn on the sheet at a tempo where it bores you, and stop for a moment on the note where the direction changes. Stop there five times. Then only think of stopping.\n\nNow choose another corner: turn one note later. And one earlier. When you can turn wherever you like, a run in a song is a decision and not a slide you hope to survive.\n\nTake a run from a record, write down its corners only, and sing those as slow notes. Everything between them will come by itself.',
        'Et løb går galt i hjørnerne. Syng arkets vending i et tempo, hvor det keder dig, og stands et øjeblik på den tone, hvor retningen skifter. Stands dér fem gange. Tænk så kun på at standse.\n\nVælg nu et andet hjørne: Vend én tone senere. Og én tidligere. Når du kan vende, hvor du vil, er et løb i en sang en beslutning og ikke en glidebane, du håber at overleve.\n\nTag et løb fra en plade, skriv kun hjørnerne ned, og syng dem som langsomme toner. Alt imellem kommer af sig selv.',
      ),
      exercise: 'turn',
    },
  ],
};
