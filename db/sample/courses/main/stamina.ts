import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const stamina: SampleModule = {
  title: say('Stamina', 'Udholdenhed'),
  description: say(
    'Warming up in four minutes, and singing three sets.',
    'Varm op på fire minutter, og syng tre sæt.',
  ),
  lessons: [
    {
      title: say('Warming up in four minutes', 'Varm op på fire minutter'),
      description: say(
        'A minute each of hum, slide, steps and words.',
        'Et minut hver med nyn, glid, trin og ord.',
      ),
      body: say(
        'One minute of humming where you speak. One minute of soft sirens, never to the top. One minute of five steps up and down on “noo”, each a little higher. One minute of speaking the first song and letting it slide into its melody.\n\nThat is enough for a rehearsal. If something hurts or scratches, it is enough for today.',
        'Ét minut, hvor du nynner, hvor du taler. Ét minut med svage sirener, aldrig helt op. Ét minut med fem trin op og ned på »nu«, hver gang lidt højere. Ét minut, hvor du siger den første sang og lader den glide ind i melodien.\n\nDet er nok til en prøve. Gør noget ondt, eller kradser det, er det nok for i dag.',
      ),
      recording: 'five-steps',
      exercise: 'five-steps',
      sheet: { workbook: 'the-daily-voice', name: say('The daily voice', 'Stemmen hver dag') },
    },
    {
      title: say('Cooling down', 'Syng ned'),
      description: say(
        'Three minutes after singing that tomorrow thanks you for.',
        'Tre minutter efter at have sunget, som i morgen takker dig for.',
      ),
      body: say(
        'After a rehearsal the voice is swollen and high-strung, and you will talk with it for hours. So bring it home first. Hum the sheet’s five steps, but only downwards, each one starting a little lower, until you are where you speak.\n\nThen slide from there on “oo”, down like a sigh, ten times. Then bubble with your lips for a minute without caring about notes. Drink some water, and be quiet for as long as the stairs take.\n\nSpeak afterwards at the height you came home to. Most tired voices are tired from the talking.',
        'Efter en prøve er stemmen hævet og højt oppe, og du skal tale med den i timevis. Så tag den med hjem først. Nyn arkets fem trin, men kun nedad, hver gang lidt lavere, til du er dér, hvor du taler.\n\nGlid så derfra på »u«, ned som et suk, ti gange. Lav så læbebobler i et minut uden at bekymre dig om toner. Drik lidt vand, og ti stille, så længe trappen varer.\n\nTal bagefter i den højde, du kom hjem til. De fleste trætte stemmer er trætte af at tale.',
      ),
      exercise: 'five-steps',
    },
    {
      title: say('Singing with a cold, or not', 'Synge med forkølelse, eller lade være'),
      description: say(
        'A blocked nose is no reason to cancel. A sore throat is.',
        'En stoppet næse er ingen grund til at melde afbud. En øm hals er.',
      ),
      body: say(
        'Above the throat: nose, ears, a heavy head. You may sing, softly, and half as long. Below or in it: hoarse, sore, coughing. You may not, and whispering does not count as resting; it tires more than speaking.\n\nThe test: hum three soft notes of the sheet, high ones. If they come, sing. If they come only when you press, do not. Painkillers hide the answer, so ask before you take them.\n\nRest is water, sleep, steam, silence. Cancelling one evening costs a friend; not cancelling can cost a month.',
        'Over halsen: næse, ører, et tungt hoved. Du må synge, svagt, og halvt så længe. Under den eller i den: hæs, øm, hoste. Det må du ikke, og at hviske er ikke at hvile. Det trætter mere end at tale.\n\nPrøven: Nyn tre svage toner fra arket, høje. Kommer de, så syng. Kommer de kun, når du presser, så lad være. Smertestillende skjuler svaret, så spørg, før du tager dem.\n\nHvile er vand, søvn, damp, stilhed. Et afbud koster en ven en aften. Intet afbud kan koste en måned.',
      ),
      exercise: 'three-notes',
    },
    {
      title: say('Three sets in one night', 'Tre sæt på én aften'),
      description: say(
        'How to have something left for the last song.',
        'Sådan har du noget tilbage til den sidste sang.',
      ),
      body: say(
        'Sing the first set at seven tenths. It will feel rude. Nobody in the room can hear the missing three; you will hear them at midnight. Put the songs that lie high in the second set, when you are warm and not yet tired.\n\nIn the breaks: two minutes alone, the short warm-down from the lesson on cooling down, water at room temperature, and no talking across music.\n\nBefore the third set, warm up again, as briefly as you like. After an hour of chatter the voice you start with is not the one you left.',
        'Syng det første sæt på syv tiendedele. Det føles uhøfligt. Ingen i rummet kan høre de tre, der mangler. Du kan høre dem ved midnat. Læg de sange, der ligger højt, i andet sæt, når du er varm og endnu ikke træt.\n\nI pauserne: to minutter alene, den korte øvelse fra lektionen om at synge ned, vand ved stuetemperatur, og ingen snak hen over musik.\n\nFør tredje sæt varmer du op igen, så kort du vil. Efter en times snak er den stemme, du begynder med, ikke den, du gik fra.',
      ),
    },
  ],
};
