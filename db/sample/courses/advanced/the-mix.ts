import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const theMix: SampleModule = {
  title: say('The mix', 'Mix'),
  description: say(
    'Narrow vowels, an open throat, and the way down from above.',
    'Smalle vokaler, åben hals, og vejen ned oppefra.',
  ),
  lessons: [
    {
      title: say('Narrow vowels, open throat', 'Smalle vokaler, åben hals'),
      description: say(
        'What the mouth closes, the throat may open.',
        'Det, munden lukker, må halsen gerne åbne.',
      ),
      body: say(
        'Yawn, politely, with closed lips. Feel the room at the back. Keep it, and say “oo” as in “soon” through lips as small as a straw. Narrow in front, wide behind: this is the shape in which most voices cross the break without noticing.\n\nSing the five steps of the sheet on that “oo”, then on “ee” with the same lips, then on “ah” with the same lips. The “ah” will sound like “aw”; it is meant to. Only when it stays even do you let the lips open by a finger’s width.\n\nIf the jaw trembles you are holding it. Chew slowly while you sing, as on a very good toffee.',
        'Gab, høfligt, med lukkede læber. Mærk rummet bagest. Behold det, og sig »u« gennem læber så små som om et sugerør. Smal foran, bred bagved: I den form går de fleste stemmer over overgangen uden at opdage det.\n\nSyng arkets fem trin på det »u«, så på »i« med de samme læber, så på »a« med de samme læber. A’et kommer til at lyde som »å«. Det skal det. Først når det bliver ved med at være jævnt, lader du læberne åbne sig en fingerbredde.\n\nRyster kæben, så holder du på den. Tyg langsomt, mens du synger, som på en meget god karamel.',
      ),
      exercise: 'five-steps',
    },
    {
      title: say('From the top down', 'Oppefra og ned'),
      description: say(
        'Begin in the light register and bring it down past the break without trading it in.',
        'Begynd i det lette register, og tag det med ned forbi overgangen uden at bytte.',
      ),
      body: say(
        'Start on an easy high “oo”, quiet as an owl. Come down five steps and keep the owl all the way. The first times it fades where your chest voice would like to take over: let it fade. On the fourth or fifth try, narrow the vowel a little towards “u” and let it grow where it faded.\n\nThree minutes, not more. A tired mix teaches you nothing but tiredness.',
        'Begynd på et let, højt »u«, stille som en ugle. Gå fem trin ned, og behold uglen hele vejen. De første gange bliver den svag dér, hvor bryststemmen gerne vil overtage: lad den blive svag. Fjerde eller femte gang gør du vokalen en anelse smallere mod »y« og lader den vokse, hvor den før blev svag.\n\nTre minutter, ikke mere. Et træt mix lærer dig kun træthed.',
      ),
      exercise: 'downwards',
    },
    {
      title: say('Belting without paying for it', 'Belting uden at betale for det'),
      description: say(
        'A call, not a shout: what to lend from speech, and where to stop.',
        'Et kald, ikke et råb: hvad du låner fra talen, og hvor du holder op.',
      ),
      body: say(
        'Call someone across a street: “Hey!” Not angry, glad. Notice how little air it takes and how high it lies. That call is the belt, and you have it already.\n\nSing the sheet’s three notes on “hey”, each one a call of its own, with a breath between. Head up, chin level, and no more than eight calls in a row. Then join two calls, then three, on the word of a song.\n\nWhat you pay with is length, not loudness. A belted note longer than you could call it costs tomorrow’s voice. Anything that scratches, burns or makes you cough means stop, for today, and go on with the soft lesson after this one.',
        'Kald på nogen over gaden: »Hej!« Ikke vredt, glad. Læg mærke til, hvor lidt luft det tager, og hvor højt det ligger. Det kald er en belt, og du har det allerede.\n\nSyng arkets tre toner på »hej«, hver af dem et kald for sig, med et åndedrag imellem. Hovedet oppe, hagen vandret, og højst otte kald i træk. Sæt så to kald sammen, så tre, på et ord fra en sang.\n\nDet, du betaler med, er længde og ikke styrke. En beltet tone, der varer længere, end du kunne kalde den, koster stemmen i morgen. Alt, der kradser, brænder eller får dig til at hoste, betyder stop for i dag. Gå videre med den svage lektion efter denne.',
      ),
      exercise: 'three-notes',
    },
    {
      title: say('Mixing softly', 'Mix svagt'),
      description: say(
        'The same place at a whisper’s strength, where nothing can be forced.',
        'Det samme sted med hviskende kraft, hvor intet kan presses.',
      ),
      body: say(
        'Sing the sheet’s broken chord on “noo” as softly as you would beside a sleeping child. If the top note goes out like a candle, it is not too high: you have taken more air away than tone. Give it a little more of the “n”.\n\nNow hold the top note for four counts and let the words of a song come onto it, one at a time, without getting louder. A vowel that will not come softly is the one that you push when you are loud. Write it down; it is your homework.\n\nFive minutes of this repairs more than an hour of loud singing.',
        'Syng arkets brudte akkord på »nu« så svagt, som du ville ved siden af et sovende barn. Går den øverste tone ud som et lys, er den ikke for høj: Du har taget mere luft væk end tone. Giv den lidt mere af n’et.\n\nHold nu den øverste tone i fire slag, og lad ordene fra en sang komme på, ét ad gangen, uden at det bliver kraftigere. En vokal, der ikke vil komme svagt, er den, du presser, når du synger kraftigt. Skriv den ned. Det er din lektie.\n\nFem minutter af det her gør mere godt end en time med fuld kraft.',
      ),
      exercise: 'chord',
    },
  ],
};
