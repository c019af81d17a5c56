import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const pitch: SampleModule = {
  title: say('Pitch', 'Intonation'),
  description: say('You sing what you hear, a moment earlier.', 'Du synger det, du hører, et øjeblik før.'),
  lessons: [
    {
      title: say('Hearing before singing', 'Høre, før du synger'),
      description: say(
        'Think the note until you could not miss it, then open your mouth.',
        'Tænk tonen, til du ikke kan ramme ved siden af, og luk så munden op.',
      ),
      body: say(
        'Play one note on anything. Wait three seconds in silence and keep hearing it. Sing it. If you slid into it, wait longer next time, not shorter.\n\nTen notes a day, from all over the middle of your voice. Most flat singing is late hearing.',
        'Spil én tone på hvad som helst. Vent tre sekunder i stilhed, og bliv ved med at høre den. Syng den. Gled du op i den, så vent længere næste gang, ikke kortere.\n\nTi toner om dagen, fra hele midten af stemmen. Det meste af det, der er for lavt, er hørt for sent.',
      ),
      recording: 'five-steps',
      exercise: 'intervals',
    },
    {
      title: say('Why you go flat', 'Derfor synger du for lavt'),
      description: say(
        'Four reasons, and how to find out which is yours.',
        'Fire grunde, og hvordan du finder din.',
      ),
      body: say(
        'Record a verse and listen with a pencil. Flat at the ends of lines: you run out of air. Flat on falling melodies: you drop instead of stepping. Flat on one vowel: it is too dark. Flat all the way and further each verse: you are tired, or you cannot hear the band.\n\nEach has its own cure. Ends: breathe earlier. Falling: think each step down a little smaller, as on the sheet’s five steps. Vowel: put a smile into it. Tired: stop.\n\nTrying to sing “higher” cures none of them. It only makes you sharp and cross.',
        'Optag et vers, og lyt med en blyant. For lavt i slutningen af linjer: Du løber tør for luft. For lavt, når melodien falder: Du falder i stedet for at træde. For lavt på én vokal: Den er for mørk. For lavt hele vejen og mere for hvert vers: Du er træt, eller du kan ikke høre bandet.\n\nHver har sin kur. Slutninger: Træk vejret før. Fald: Tænk hvert trin ned en anelse mindre, som på arkets fem trin. Vokal: Læg et smil i den. Træt: Hold op.\n\nAt prøve at synge »højere« hjælper ikke på nogen af dem. Så bliver du bare for høj og sur.',
      ),
      exercise: 'five-steps',
    },
    {
      title: say('Intervals in the body', 'Intervaller i kroppen'),
      description: say(
        'A fifth has a feeling before it has a name.',
        'En kvint har en fornemmelse, før den har et navn.',
      ),
      body: say(
        'The sheet goes from the lowest note to each of the others and home again: one-two-one, one-three-one, up to the fifth. Sing it with a hand that rises as far as the note does. Do not count; feel how far it is, as you know the height of your own stairs in the dark.\n\nThen cover the note names, think of one distance, and sing it. Play it afterwards. Right or wrong, say what it felt like: a lean, a jump, a question.\n\nFive minutes a day. After a month you will hear melodies as movement, and learn songs in half the time.',
        'Arket går fra den laveste tone til hver af de andre og hjem igen: en-to-en, en-tre-en, op til kvinten. Syng det med en hånd, der løfter sig så langt, som tonen gør. Tæl ikke. Mærk, hvor langt der er, som du kender højden på din egen trappe i mørke.\n\nDæk så tonenavnene til, tænk på én afstand, og syng den. Spil den bagefter. Rigtigt eller forkert: Sig, hvordan det føltes: et læn, et spring, et spørgsmål.\n\nFem minutter om dagen. Efter en måned hører du melodier som bevægelse og lærer sange på den halve tid.',
      ),
      exercise: 'intervals',
    },
    {
      title: say('Singing against another line', 'Synge imod en anden stemme'),
      description: say(
        'Listen with one ear, sing with the whole body.',
        'Lyt med det ene øre, syng med hele kroppen.',
      ),
      body: say(
        'Play the practice track and sing one note against it: the first one, held, all the way through. It will pull you. Let it pull, and stay. Then hold its fifth instead.\n\nNow sing the steps when the track is on its second round, so that you are one line behind, as in a canon. Anyone who falls into the other line was listening to it; anyone who shouts was not listening at all. There is a place between, where you hear both as one sound. Look for that.\n\nIn a choir, stand between two who sing something else. It is the best seat.',
        'Sæt øvesporet på, og syng én tone imod det: den første, holdt, hele vejen. Den trækker i dig. Lad den trække, og bliv. Hold så kvinten i stedet.\n\nSyng nu trinene, når sporet er ved sin anden runde, så du er en linje bagefter som i en kanon. Den, der falder over i den anden stemme, lyttede til den. Den, der råber, lyttede slet ikke. Der er et sted imellem, hvor du hører begge som én lyd. Led efter det.\n\nI et kor: stil dig mellem to, der synger noget andet. Det er den bedste plads.',
      ),
      recording: 'five-steps',
      exercise: 'five-steps',
    },
  ],
};
