import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const registers: SampleModule = {
  title: say('Registers', 'Registre'),
  description: say('Chest, head, and the room between.', 'Bryst, hoved og rummet imellem.'),
  lessons: [
    {
      title: say('Chest, head, and the room between', 'Bryst, hoved og rummet imellem'),
      description: say(
        'Two ways of making a note, and how to tell which one you are in.',
        'To måder at lave en tone på, og hvordan du mærker, hvilken du er i.',
      ),
      body: say(
        'Say “hey you” as to a dog you like: low, firm, and your chest hums under the hand. Now “hoo” like an owl: high, light, and the chest is silent. These two are the old names, chest and head, and both are made in the throat.\n\nThe room between is where both can sing the same note. Find it: take the sheet’s octave, sing the bottom as the dog’s voice and the top as the owl’s, and mark the notes that you can do both ways. Three or four are plenty.\n\nThose notes are the rest of this module.',
        'Sig »hej du« som til en hund, du holder af: dybt, fast, og brystet summer under hånden. Nu »hu« som en ugle: højt, let, og brystet er stille. De to har gamle navne, bryst og hoved, og begge laves i halsen.\n\nRummet imellem er dér, hvor begge kan synge den samme tone. Find det: Tag arkets oktav, syng bunden med hundens stemme og toppen med uglens, og sæt mærke ved de toner, du kan på begge måder. Tre eller fire er rigeligt.\n\nDe toner er resten af modulet.',
      ),
      exercise: 'octave',
    },
    {
      title: say('Over the break without a jolt', 'Over overgangen uden ryk'),
      description: say(
        'Softer before it, narrower in it, patient after it.',
        'Svagere før den, smallere i den, tålmodig efter den.',
      ),
      body: say(
        'Sing the siren of the recording on “ng”. Where it wants to jump, do three things: sing softer one note before, make the vowel narrower, and do not open up again until two notes after.\n\nUp and down five times. Then on “oo”, then on a line of a song. A jolt is not a fault of character.',
        'Syng sirenen fra optagelsen på »ng«. Hvor den vil springe, gør du tre ting: Syng svagere én tone før, gør vokalen smallere, og åbn først igen to toner efter.\n\nOp og ned fem gange. Så på »u«, så på en linje af en sang. Et ryk er ikke en karakterfejl.',
      ),
      recording: 'siren-up',
      exercise: 'octave',
    },
    {
      title: say('Choosing your mix', 'Vælg dit mix'),
      description: say(
        'The same note heavier or lighter, as the word asks for it.',
        'Den samme tone tungere eller lettere, som ordet vil have det.',
      ),
      body: say(
        'Take one of your notes from the room between. Sing it as the dog’s voice, then as the owl’s, and then five times from one to the other in small steps, like turning down a lamp. Each of the five is a mix. There is no right one.\n\nNow a line of a song that lies there. Sing it at step two, at step three, at step four. One of them makes you believe the words. Write the number above the line.\n\nA voice with one mix is like a piano with one pedal. You now have five.',
        'Tag en af dine toner fra rummet imellem. Syng den med hundens stemme, så med uglens, og så fem gange fra den ene til den anden i små trin, som når du skruer ned for en lampe. Hver af de fem er et mix. Der er ikke ét, der er rigtigt.\n\nNu en linje fra en sang, der ligger dér. Syng den på trin to, på trin tre, på trin fire. På et af dem tror du på ordene. Skriv tallet over linjen.\n\nEn stemme med ét mix er som et klaver med én pedal. Nu har du fem.',
      ),
      exercise: 'same-note',
    },
    {
      title: say('When not to push', 'Hvornår du ikke skal presse'),
      description: say(
        'Four signs that mean lighter, lower, or tomorrow.',
        'Fire tegn, der betyder lettere, lavere eller i morgen.',
      ),
      body: say(
        'The veins of the neck. The chin that travels upwards. A cough after a phrase. A speaking voice that is higher or rougher than before you began. Any one of them, and you have been pushing for some minutes already.\n\nGo down a third and sing the line there, softly. If it is easy, the key was the problem, not you: songs may be moved. If it is not easy there either, you are tired; hum the sheet’s five steps downwards and stop.\n\nPain is never a part of practising. Hoarse for more than two weeks means a doctor, not a new exercise.',
        'Halsens årer. Hagen, der vandrer opad. Et host efter en frase. En talestemme, der er højere eller ruere, end før du begyndte. Ét af dem, og du har allerede presset i nogle minutter.\n\nGå en terts ned, og syng linjen dér, svagt. Er den let, var det tonearten og ikke dig: Sange må gerne flyttes. Er den heller ikke let dér, er du træt. Nyn arkets fem trin nedad, og hold op.\n\nSmerte hører aldrig med til at øve. Hæs i mere end to uger betyder en læge og ikke en ny øvelse.',
      ),
      exercise: 'five-steps',
    },
  ],
};
