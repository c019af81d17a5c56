import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const theLongNight: SampleModule = {
  title: say('The long night', 'Den lange aften'),
  description: say(
    'A set list for a voice, and what to do at half past ten.',
    'En sætliste til en stemme, og hvad du gør klokken halv elleve.',
  ),
  lessons: [
    {
      title: say('A set list for a voice', 'En sætliste til en stemme'),
      description: say(
        'Order songs by what they cost, not by what they are worth.',
        'Ordn sangene efter, hvad de koster, ikke efter, hvad de er værd.',
      ),
      body: say(
        'Give each song a price from one to five: what it takes, not how good it is. Never put two fives beside each other; put a one after each five. The most expensive song stands third from the end, not last: the encore must be affordable.\n\nSing the list once at home at half voice. Where you want water, write it in.',
        'Giv hver sang en pris fra én til fem: hvad den kræver, ikke hvor god den er. Sæt aldrig to femmere ved siden af hinanden. Sæt en ener efter hver femmer. Den dyreste sang står tredjesidst, ikke sidst: Ekstranummeret skal være til at betale.\n\nSyng listen én gang hjemme med halv stemme. Hvor du får lyst til vand, skriver du det ind.',
      ),
      sheet: { workbook: 'before-you-go-on', name: say('Before you go on', 'Før du går på') },
    },
    {
      title: say('Monitors, and singing without them', 'Medhør, og at synge uden'),
      description: say(
        'When you cannot hear yourself, you must feel yourself.',
        'Når du ikke kan høre dig selv, må du mærke dig selv.',
      ),
      body: say(
        'Put on headphones with loud music and sing a verse you know well. Nothing comes back. Most people get louder and sharper within two lines; you will hear it on the recording you are making of this.\n\nNow again, at the strength you started with, and put your attention on three places: the buzz on the upper lip, the ribs, the soles of the feet. These three tell you enough. Practise it once a week.\n\nOn stage: ask for your own voice and one instrument that holds the pitch, nothing else. If the monitor dies, sing softer, not louder, and stand nearer to the piano.',
        'Tag høretelefoner på med høj musik, og syng et vers, du kan godt. Der kommer intet tilbage. De fleste bliver kraftigere og for høje inden for to linjer. Det hører du på optagelsen, du laver imens.\n\nSå igen, med den kraft, du begyndte med, og læg opmærksomheden tre steder: snurren på overlæben, ribbenene, fodsålerne. De tre fortæller dig nok. Øv det en gang om ugen.\n\nPå scenen: Bed om din egen stemme og ét instrument, der holder tonehøjden, ikke andet. Dør medhøret, så syng svagere, ikke kraftigere, og stil dig nærmere klaveret.',
      ),
    },
    {
      title: say('What to do at half past ten', 'Hvad du gør klokken halv elleve'),
      description: say(
        'The hour after the last song decides how you sound tomorrow.',
        'Timen efter den sidste sang afgør, hvordan du lyder i morgen.',
      ),
      body: say(
        'The adrenalin says talk; the voice says do not. A bar at half past ten is the loudest place of your day, and you will sing three more sets in it without a microphone. Give yourself ten minutes alone first: water, hums downwards on the sheet’s five steps, each one lower and softer than the last.\n\nThen talk near people, not across tables. Nod a lot. Warm soup beats whisky, and so does going home.\n\nIn the morning hum before you speak. If it is not there, be silent until noon and do the short warm-up; if it is not there for two weeks, let a doctor look.',
        'Adrenalinen siger snak. Stemmen siger lad være. En bar klokken halv elleve er dagens mest larmende sted, og du synger tre sæt til i den uden mikrofon. Giv dig først ti minutter alene: vand, og nyn nedad på arkets fem trin, hver gang lavere og svagere end den forrige.\n\nTal så tæt på folk og ikke hen over borde. Nik meget. Varm suppe er bedre end whisky, og det er det også at gå hjem.\n\nOm morgenen nynner du, før du taler. Er den der ikke, så ti stille til middag, og tag den korte opvarmning. Er den der ikke i to uger, så lad en læge se på det.',
      ),
      exercise: 'five-steps',
    },
  ],
};
