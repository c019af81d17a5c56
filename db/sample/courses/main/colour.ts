import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const colour: SampleModule = {
  title: say('Colour', 'Klang'),
  description: say(
    'Bright and dark, and everything you can mean by them.',
    'Lyst og mørkt, og alt det, du kan mene med dem.',
  ),
  lessons: [
    {
      title: say('Bright and dark', 'Lyst og mørkt'),
      description: say(
        'Lips and larynx: two handles that change everything.',
        'Læber og strubehoved: to håndtag, der ændrer alt.',
      ),
      body: say(
        'Sing the sheet’s long note on “ah” with the corners of the mouth wide: bright. Again with round lips: dark. That was the first handle. Now leave the lips alone and sing it as if you smelt a rose: the larynx sinks, the sound deepens. That was the second.\n\nTwo handles make four colours. Go through all four on one note, then on a line. One of them is your habit; you can tell because it feels like nothing.\n\nWrite two songs down that want another colour than your habit. Begin with them tomorrow.',
        'Syng arkets lange tone på »a« med brede mundvige: lyst. Igen med runde læber: mørkt. Det var det første håndtag. Lad nu læberne være, og syng, som om du duftede til en rose: Strubehovedet synker, lyden bliver dybere. Det var det andet.\n\nTo håndtag giver fire farver. Gå alle fire igennem på én tone, så på en linje. En af dem er din vane. Du kender den på, at den ikke føles af noget.\n\nSkriv to sange ned, der gerne vil have en anden farve end din vane. Begynd med dem i morgen.',
      ),
      exercise: 'long-note',
    },
    {
      title: say('Vibrato, and none', 'Med og uden vibrato'),
      description: say(
        'It comes when you stop holding, and goes when you ask it to.',
        'Det kommer, når du holder op med at holde, og går, når du beder om det.',
      ),
      body: say(
        'Vibrato is a voice that is free enough to swing, five or six times a second. It cannot be made, but it can be allowed. Sing the long note of the recording and at its middle do less: less breath, less jaw, less wish. If it swings, let it.\n\nThen the other way: begin the note straight as a ruler, and keep it light, or it will be stiff. Straight until the middle, and allowed from there to the end, is how most good endings are made.\n\nA slow wobble means too much weight; a fast bleat, too much pressure. Both get better by singing softer.',
        'Vibrato er en stemme, der er fri nok til at svinge, fem-seks gange i sekundet. Det kan ikke laves, men det kan få lov. Syng optagelsens lange tone, og gør mindre fra midten: mindre luft, mindre kæbe, mindre vilje. Svinger den, så lad den.\n\nSå den anden vej: Begynd tonen lige som en lineal, og hold den let, ellers bliver den stiv. Lige til midten og fri derfra til slutningen: Sådan laves de fleste gode slutninger.\n\nLangsomme sving betyder for meget vægt. En hurtig brægen for meget tryk. Begge dele bliver bedre af at synge svagere.',
      ),
      recording: 'long-note',
      exercise: 'long-note',
    },
    {
      title: say('Air as a colour', 'Luft som farve'),
      description: say('A little breath in the tone, spent like salt.', 'Lidt luft i tonen, brugt som salt.'),
      body: say(
        'Sing the sheet’s three notes with a sigh in them, as if you told a secret. It is a lovely sound and an expensive one: it uses twice the air and dries the voice. So it is a spice. Decide on which words it stands, and sing the others clean.\n\nPractise the change: one word airy, the next clean, back and forth through a verse. It is the change that touches people, not the air.\n\nWith a microphone you need half of what you think. Hold it nearer, and breathe away from it.',
        'Syng arkets tre toner med et suk i, som om du fortalte en hemmelighed. Det er en dejlig lyd og en dyr: Den bruger dobbelt så meget luft og tørrer stemmen ud. Den er altså et krydderi. Bestem, på hvilke ord den skal stå, og syng de andre rent.\n\nØv skiftet: ét ord luftigt, det næste rent, frem og tilbage gennem et vers. Det er skiftet, der rører folk, ikke luften.\n\nMed mikrofon skal du bruge det halve af, hvad du tror. Hold den nærmere, og træk vejret væk fra den.',
      ),
      exercise: 'three-notes',
    },
    {
      title: say('One line, five meanings', 'Én linje, fem betydninger'),
      description: say(
        'Say it to five people, then sing it to each of them.',
        'Sig den til fem mennesker, og syng den så til hver af dem.',
      ),
      body: say(
        'Take “I will see you tomorrow”. Say it to a child, a rival, someone who is leaving, someone who does not know yet, and yourself. Your voice changes colour without being asked.\n\nNow sing one line of your song to the same five. Write down which one made you hear the line anew, and keep that person in mind.',
        'Tag »Vi ses i morgen«. Sig det til et barn, en rival, en, der rejser, en, der ikke ved det endnu, og dig selv. Stemmen skifter farve uden at blive bedt om det.\n\nSyng nu én linje af din sang til de samme fem. Skriv ned, hvem der fik dig til at høre linjen på ny, og behold det menneske i tankerne.',
      ),
    },
  ],
};
