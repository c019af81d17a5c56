import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const breath: SampleModule = {
  title: say('Breath', 'Åndedræt'),
  description: say(
    'The breath you already have, and how to spend it.',
    'Det åndedræt, du allerede har, og hvordan du bruger det.',
  ),
  lessons: [
    {
      title: say('The breath you already have', 'Det åndedræt, du allerede har'),
      description: say(
        'You breathe some twenty thousand times a day. It is the best teacher you will meet.',
        'Du trækker vejret omkring tyve tusind gange i døgnet. En bedre lærer møder du ikke.',
      ),
      body: say(
        'Lie down with your knees up and a hand on your stomach. Do nothing for two minutes. The hand rises, the hand sinks, and there is a small rest before it rises again. Nobody is doing it. That rest is the most important part.\n\nSit up and look for the same three things: rising, sinking, rest. Then stand. If the shoulders begin to join in, lie down again; you have not lost it, you have only started to help.\n\nNow sing one easy line, and afterwards wait for the rest before you take the next. It feels too long. It is exactly right.',
        'Læg dig ned med knæene oppe og en hånd på maven. Gør ingenting i to minutter. Hånden løfter sig, hånden synker, og der er en lille pause, før den løfter sig igen. Ingen gør det. Pausen er det vigtigste.\n\nSæt dig op, og find de samme tre ting: løfte, synke, pause. Rejs dig så. Begynder skuldrene at være med, så læg dig igen. Du har ikke mistet det, du er bare begyndt at hjælpe.\n\nSyng nu en let linje, og vent bagefter på pausen, før du tager den næste. Det føles for længe. Det er præcis rigtigt.',
      ),
    },
    {
      title: say('Out before in', 'Ud før ind'),
      description: say(
        'A good breath begins with letting the last one go.',
        'Et godt åndedrag begynder med at slippe det forrige.',
      ),
      body: say(
        'Breathe out on “s” until there is no more to say. Wait, a second or two, until your body wants to breathe; then do nothing, and it will. That is the deepest breath you can take, and you did not take it.\n\nSing a short phrase after each of these breaths, five times. Notice that you never needed to fill up.',
        'Ånd ud på »s«, til der ikke er mere at sige. Vent et sekund eller to, til kroppen vil have luft. Gør så ingenting, og den tager den. Det er det dybeste åndedrag, du kan tage, og du tog det ikke.\n\nSyng en kort frase efter hvert af dem, fem gange. Læg mærke til, at du aldrig havde brug for at fylde op.',
      ),
      recording: 'long-note',
      exercise: 'long-note',
      sheet: { workbook: 'breath-on-paper', name: say('Breath, on paper', 'Åndedræt på papir') },
    },
    {
      title: say('The slow leak', 'Den langsomme utæthed'),
      description: say(
        'Air out evenly for as long as a line of music needs it.',
        'Luften jævnt ud, så længe en linje musik har brug for det.',
      ),
      body: say(
        'Hiss on “s” like a bicycle tyre with a very small hole. The sound must not get weaker or stronger; that is the whole exercise. Count silently. Stop while it is still easy, and write the number down.\n\nThen “z”, with voice in it, and the hand on the ribs: they want to fall in at once. Ask them to wait. Then the sheet’s long note on “oo”, with the same evenness, at the same length.\n\nAfter a week the number has grown by three or four. That is not stronger lungs. It is a smaller hole.',
        'Hvæs på »s« som et cykeldæk med et meget lille hul. Lyden må hverken blive svagere eller kraftigere. Det er hele øvelsen. Tæl inde i hovedet. Hold op, mens det endnu er let, og skriv tallet ned.\n\nSå »v« med stemme i og hånden på ribbenene: De vil falde sammen med det samme. Bed dem vente. Så arkets lange tone på »u«, lige så jævnt og lige så længe.\n\nEfter en uge er tallet vokset med tre eller fire. Det er ikke stærkere lunger. Det er et mindre hul.',
      ),
      exercise: 'long-note',
    },
    {
      title: say('A phrase on one breath', 'En frase på ét åndedrag'),
      description: say(
        'Decide where you breathe before you need to.',
        'Bestem, hvor du trækker vejret, før du skal.',
      ),
      body: say(
        'Take a verse and a pencil. Say it aloud like something you mean, and mark where you breathe: at the ends of thoughts, not at the ends of lines. Two marks too close together, take one away. None for a long time, look for a comma.\n\nSing it with exactly these breaths. If you run out, you did not have too little air: you gave away too much on the first words. Begin the phrase at half strength and let its last word be the strongest.\n\nCarry the marks over to every song you learn from now on. In three weeks you will do it without a pencil.',
        'Tag et vers og en blyant. Sig det højt som noget, du mener, og sæt mærke, hvor du trækker vejret: hvor tanker slutter, ikke hvor linjer slutter. To mærker for tæt på hinanden: Tag det ene væk. Ingen i lang tid: led efter et komma.\n\nSyng det med præcis de åndedrag. Løber du tør, havde du ikke for lidt luft: Du gav for meget væk på de første ord. Begynd frasen med halv kraft, og lad det sidste ord være det stærkeste.\n\nSæt mærkerne i hver sang, du lærer fra nu af. Om tre uger gør du det uden blyant.',
      ),
    },
  ],
};
