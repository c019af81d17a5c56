import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const theMap: SampleModule = {
  title: say('The map', 'Kortet'),
  description: say(
    'Where your break really is, what the muscles do there, and a drawing of your own.',
    'Hvor din overgang virkelig er, hvad musklerne gør dér, og en tegning af din egen.',
  ),
  lessons: [
    {
      title: say('Where your break really is', 'Hvor din overgang virkelig er'),
      description: say(
        'A slow siren, a pencil, and two marks: where it turns going up, and going down.',
        'En langsom sirene, en blyant og to mærker: hvor den vender på vej op og på vej ned.',
      ),
      body: say(
        'Slide from a low note upwards on “ng”, softly and slowly, and listen for the place where something changes hands. Sing with the recording, three times. Mark the note on paper. Now slide down from above and mark it again: it will lie lower.\n\nBetween the two marks lies not a hole but a choice. Everything in this course happens there.',
        'Glid opad fra en dyb tone på »ng«, svagt og langsomt, og lyt efter det sted, hvor noget skifter hænder. Syng med optagelsen, tre gange. Sæt et mærke på papir. Glid så ned oppefra, og sæt et til: Det ligger lavere.\n\nMellem de to mærker er der ikke et hul, men et valg. Alt i dette kursus foregår dér.',
      ),
      recording: 'siren-up',
      exercise: 'octave',
    },
    {
      title: say('What the muscles do there', 'Hvad musklerne gør dér'),
      description: say(
        'Two pairs of muscles, one rope, and why it slips in the middle.',
        'To par muskler, ét reb, og hvorfor det smutter på midten.',
      ),
      body: say(
        'Low notes are made by muscles that shorten and thicken the vocal folds; high ones by muscles that stretch them thin. Going up, the first pair must let go exactly as fast as the second takes over. Where one lets go too late and all at once, you hear a crack.\n\nSing the sheet’s octave on “oo”, slowly, as a slide. Put a hand on your throat and do not hold anything still: the larynx may move a little. Now the same at half the strength. At half the strength the first pair has less to let go of, and the place gets wider and softer.\n\nThat is all the anatomy you need: not more support there, but less weight before.',
        'Dybe toner laves af muskler, der gør stemmelæberne korte og tykke. Høje toner af muskler, der strækker dem tynde. På vej op skal de første give slip præcis så hurtigt, som de andre tager over. Giver de slip for sent og på én gang, hører du et knæk.\n\nSyng arkets oktav på »u«, langsomt, som et glid. Læg en hånd på halsen, og hold ikke på noget: Strubehovedet må gerne flytte sig lidt. Gør det så igen med halv kraft. Ved halv kraft har de første mindre at give slip på, og stedet bliver bredere og blødere.\n\nMere anatomi behøver du ikke: ikke mere støtte dér, men mindre vægt før.',
      ),
      exercise: 'octave',
    },
    {
      title: say('Recording a map of your voice', 'Optag et kort over din stemme'),
      description: say(
        'One page: lowest, speaking, turning, highest, on three vowels.',
        'Én side: dybest, talende, vendende, højest, på tre vokaler.',
      ),
      body: say(
        'Sing “ah”, “ee” and “oo” from your lowest easy note to your highest, without pushing at either end, and record it. Write down four notes for each vowel: lowest, where you speak, where it turns, highest. Date the page.\n\nSing it again in six weeks. The highest note may not have moved; the turning places will have.',
        'Syng »a«, »i« og »u« fra din dybeste lette tone til din højeste uden at presse i nogen af enderne, og optag det. Skriv fire toner ned for hver vokal: dybest, hvor du taler, hvor den vender, højest. Sæt dato på.\n\nSyng det igen om seks uger. Den højeste har måske ikke flyttet sig. Det har de steder, hvor den vender.',
      ),
      exercise: 'octave',
    },
  ],
};
