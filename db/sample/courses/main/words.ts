import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const words: SampleModule = {
  title: say('Words', 'Ord'),
  description: say('Vowels that carry, consonants on time.', 'Vokaler, der bærer, konsonanter til tiden.'),
  lessons: [
    {
      title: say('Vowels that carry', 'Vokaler, der bærer'),
      description: say(
        'One shape for a whole note, and no letting go before its end.',
        'Én form til hele tonen, og ikke give slip, før den er slut.',
      ),
      body: say(
        'Sing “night” on the sheet’s long note. In English the vowel is two: “nah” for nearly all of it, “eet” at the very end. Most people arrive at the “ee” far too early, and the note shrinks with it. In Danish there are fewer of these, but “hej” and “nej” do the same.\n\nTake a slow line and write under each word the vowel you will really hold. Sing it on these vowels alone, as one long thread. Then lay the consonants on top without cutting the thread.\n\nPeople in the last row hear vowels. The rest they understand from the song.',
        'Syng »nej« på arkets lange tone. Vokalen er to: »na« næsten hele vejen og et »j« til allersidst. De fleste kommer alt for tidligt til j’et, og tonen skrumper med det. På engelsk er der mange af dem: »night«, »day«, »you«.\n\nTag en langsom linje, og skriv under hvert ord den vokal, du faktisk vil holde. Syng den på de vokaler alene som én lang tråd. Læg så konsonanterne ovenpå uden at klippe tråden over.\n\nPå bageste række hører man vokaler. Resten forstår man af sangen.',
      ),
      exercise: 'long-note',
    },
    {
      title: say('Consonants on time', 'Konsonanter til tiden'),
      description: say(
        'The vowel stands on the beat. Everything before it comes earlier.',
        'Vokalen står på slaget. Alt før den kommer tidligere.',
      ),
      body: say(
        'Clap a slow beat and say “street” so that the “ee” falls on the clap. “Str” is already over by then. Now a whole line: mark each vowel that stands on a beat, and give the consonants before it the time they need, from the note before.\n\nYou will sound as if you had better rhythm. You will have.',
        'Klap et langsomt slag, og sig »strand«, så »a« falder på klappet. »Str« er allerede forbi. Nu en hel linje: Sæt mærke ved hver vokal, der står på et slag, og giv konsonanterne før den den tid, de skal bruge, fra tonen før.\n\nDu lyder, som om du har bedre rytme. Det har du også.',
      ),
    },
    {
      title: say('Singing in Danish and English', 'Synge på dansk og engelsk'),
      description: say(
        'Two mouths for two languages, and one voice.',
        'To munde til to sprog, og én stemme.',
      ),
      body: say(
        'Danish swallows: soft d, short vowels, the small stop in the throat called stød. None of them can be sung for long, so choose. Sing the soft d with the tip of the tongue down, give the vowel the time, and leave the stød out of long notes.\n\nEnglish chews: its vowels move. Keep the first half still, as in the lesson before, and let the r be a colour and not a consonant.\n\nTake one verse and sing it in both, in your own rough translation. What is easy in one shows you what you do too much of in the other.',
        'Dansk sluger: det bløde d, korte vokaler, stødet i halsen. Ingen af dem kan synges længe, så vælg. Syng det bløde d med tungespidsen nede, giv vokalen tiden, og lad stødet blive væk på lange toner.\n\nEngelsk tygger: Vokalerne flytter sig. Hold den første halvdel stille som i lektionen før, og lad r’et være en farve og ikke en konsonant.\n\nTag ét vers, og syng det på begge i din egen rå oversættelse. Det, der er let på det ene, viser dig, hvad du gør for meget af på det andet.',
      ),
    },
    {
      title: say('Speaking the song first', 'Sig sangen først'),
      description: say(
        'If you cannot say it to someone, you cannot sing it to them.',
        'Kan du ikke sige det til nogen, kan du ikke synge det for dem.',
      ),
      body: say(
        'Say the whole song to a person, or to a chair with a name. Not like a poem; like news. Where did you slow down? Where did you look away? Those are the places that matter, and they are seldom the high notes.\n\nSay it again in the song’s rhythm. Then on two notes of your choice. Then on its melody, and try to keep the face you had when you were only speaking.\n\nWhen a song has gone stale, come back to this. It takes four minutes, and it is most of acting.',
        'Sig hele sangen til et menneske, eller til en stol med et navn. Ikke som et digt. Som en nyhed. Hvor blev du langsom? Hvor så du væk? Det er stederne, der betyder noget, og det er sjældent de høje toner.\n\nSig den igen i sangens rytme. Så på to toner, du selv vælger. Så på melodien, og prøv at beholde det ansigt, du havde, da du bare talte.\n\nEr en sang blevet gammel, så kom tilbage hertil. Det tager fire minutter, og det er det meste af skuespilkunst.',
      ),
    },
  ],
};
