import type { SampleCourse, SampleModule } from './sample-course.ts';

/** One lesson of each module, to begin with. */
function module(
  title: SampleModule['title'],
  description: SampleModule['description'],
  ...lessons: SampleModule['lessons']
): SampleModule {
  return { title, description, lessons };
}

/** The Whole Voice: of each of its eight modules, a lesson to begin with. The owner's own take their places. */
export const mainCourse: SampleCourse = {
  id: 'main-course',
  title: { en: 'The Whole Voice', da: 'Hele stemmen' },
  description: {
    en: 'Eight modules, ten minutes a day. By the end you know what your voice does, and why it does it.',
    da: 'Otte moduler, ti minutter om dagen. Til sidst ved du, hvad din stemme gør, og hvorfor.',
  },
  modules: [
    module(
      { en: 'Breath', da: 'Åndedræt' },
      {
        en: 'The breath you already have, and how to spend it.',
        da: 'Det åndedræt, du allerede har, og hvordan du bruger det.',
      },
      {
        title: { en: 'Out before in', da: 'Ud før ind' },
        description: {
          en: 'A good breath begins with letting the last one go.',
          da: 'Et godt åndedrag begynder med at slippe det forrige.',
        },
        body: {
          en: 'Breathe out on “s” until there is no more to say. Wait, a second or two, until your body wants to breathe; then do nothing, and it will. That is the deepest breath you can take, and you did not take it.\n\nSing a short phrase after each of these breaths, five times. Notice that you never needed to fill up.',
          da: 'Ånd ud på »s«, til der ikke er mere at sige. Vent et sekund eller to, til kroppen vil have luft; gør så ingenting, og den tager den. Det er det dybeste åndedrag, du kan tage, og du tog det ikke.\n\nSyng en kort frase efter hvert af dem, fem gange. Læg mærke til, at du aldrig havde brug for at fylde op.',
        },
        recording: 'long-note',
        sheet: { workbook: 'breath-on-paper', name: { en: 'Breath, on paper', da: 'Åndedræt på papir' } },
      },
    ),
    module(
      { en: 'Onset', da: 'Ansats' },
      {
        en: 'How a note begins decides how it goes on.',
        da: 'Sådan en tone begynder, sådan går den videre.',
      },
      {
        title: { en: 'Not a cough, not a sigh', da: 'Ikke et host, ikke et suk' },
        description: {
          en: 'Between a hard start and a breathy one lies the one you want.',
          da: 'Mellem den hårde og den luftige begyndelse ligger den, du vil have.',
        },
        body: {
          en: 'Say “uh-oh” and feel the small closing before each vowel: that is the cough. Say “hah” and hear the air before the tone: that is the sigh. Now think the sigh and say the “oh” at the same moment.\n\nTen short notes on “oh”, each beginning exactly when you decide. Clean is softer than you expect.',
          da: 'Sig »øh-åh«, og mærk den lille lukning før hver vokal: det er hostet. Sig »hah«, og hør luften før tonen: det er sukket. Tænk nu sukket, og sig »åh« i samme øjeblik.\n\nTi korte toner på »åh«, der begynder præcis, når du bestemmer. Rent er svagere, end du venter.',
        },
      },
    ),
    module(
      { en: 'Pitch', da: 'Intonation' },
      { en: 'You sing what you hear, a moment earlier.', da: 'Du synger det, du hører, et øjeblik før.' },
      {
        title: { en: 'Hearing before singing', da: 'Høre før du synger' },
        description: {
          en: 'Think the note until you could not miss it, then open your mouth.',
          da: 'Tænk tonen, til du ikke kan ramme ved siden af, og luk så munden op.',
        },
        body: {
          en: 'Play one note on anything. Wait three seconds in silence and keep hearing it. Sing it. If you slid into it, wait longer next time, not shorter.\n\nTen notes a day, from all over the middle of your voice. Most flat singing is late hearing.',
          da: 'Spil én tone på hvad som helst. Vent tre sekunder i stilhed, og bliv ved med at høre den. Syng den. Gled du op i den, så vent længere næste gang, ikke kortere.\n\nTi toner om dagen, fra hele midten af stemmen. Det meste af det, der er for lavt, er hørt for sent.',
        },
        recording: 'five-steps',
      },
    ),
    module(
      { en: 'Registers', da: 'Registre' },
      { en: 'Chest, head, and the room between.', da: 'Bryst, hoved og rummet imellem.' },
      {
        title: { en: 'Over the break without a jolt', da: 'Over overgangen uden ryk' },
        description: {
          en: 'Softer before it, narrower in it, patient after it.',
          da: 'Svagere før den, smallere i den, tålmodig efter den.',
        },
        body: {
          en: 'Sing the siren of the recording on “ng”. Where it wants to jump, do three things: sing softer one note before, make the vowel narrower, and do not open up again until two notes after.\n\nUp and down five times. Then on “oo”, then on a line of a song. A jolt is not a fault of character.',
          da: 'Syng sirenen fra optagelsen på »ng«. Hvor den vil springe, gør du tre ting: syng svagere én tone før, gør vokalen smallere, og åbn først igen to toner efter.\n\nOp og ned fem gange. Så på »u«, så på en linje af en sang. Et ryk er ikke en karakterfejl.',
        },
        recording: 'siren-up',
      },
    ),
    module(
      { en: 'Words', da: 'Ord' },
      { en: 'Vowels that carry, consonants on time.', da: 'Vokaler der bærer, konsonanter til tiden.' },
      {
        title: { en: 'Consonants on time', da: 'Konsonanter til tiden' },
        description: {
          en: 'The vowel stands on the beat. Everything before it comes earlier.',
          da: 'Vokalen står på slaget. Alt før den kommer tidligere.',
        },
        body: {
          en: 'Clap a slow beat and say “street” so that the “ee” falls on the clap. “Str” is already over by then. Now a whole line: mark each vowel that stands on a beat, and give the consonants before it the time they need, from the note before.\n\nYou will sound as if you had better rhythm. You will have.',
          da: 'Klap et langsomt slag, og sig »strand«, så »a« falder på klappet. »Str« er allerede forbi. Nu en hel linje: sæt mærke ved hver vokal, der står på et slag, og giv konsonanterne før den den tid, de skal bruge, fra tonen før.\n\nDu lyder, som om du har bedre rytme. Det har du også.',
        },
      },
    ),
    module(
      { en: 'Colour', da: 'Klang' },
      {
        en: 'Bright and dark, and everything you can mean by them.',
        da: 'Lyst og mørkt, og alt det, du kan mene med dem.',
      },
      {
        title: { en: 'One line, five meanings', da: 'Én linje, fem betydninger' },
        description: {
          en: 'Say it to five people, then sing it to each of them.',
          da: 'Sig den til fem mennesker, og syng den så til hver af dem.',
        },
        body: {
          en: 'Take “I will see you tomorrow”. Say it to a child, a rival, somebody who is leaving, somebody who does not know yet, and yourself. Your voice changes colour without being asked.\n\nNow sing one line of your song to the same five. Write down which one made you hear the line anew, and keep that person in mind.',
          da: 'Tag »Vi ses i morgen«. Sig det til et barn, en rival, en, der rejser, en, der ikke ved det endnu, og dig selv. Stemmen skifter farve uden at blive bedt om det.\n\nSyng nu én linje af din sang til de samme fem. Skriv ned, hvem der fik dig til at høre linjen på ny, og behold det menneske i tankerne.',
        },
      },
    ),
    module(
      { en: 'Stamina', da: 'Udholdenhed' },
      {
        en: 'Warming up in four minutes, and singing three sets.',
        da: 'Varm op på fire minutter, og syng tre sæt.',
      },
      {
        title: { en: 'Warming up in four minutes', da: 'Varm op på fire minutter' },
        description: {
          en: 'A minute each of hum, slide, steps and words.',
          da: 'Et minut hver med nyn, glid, trin og ord.',
        },
        body: {
          en: 'One minute of humming where you speak. One minute of soft sirens, never to the top. One minute of five steps up and down on “noo”, each a little higher. One minute of speaking the first song and letting it slide into its melody.\n\nThat is enough for a rehearsal. If something hurts or scratches, it is enough for today.',
          da: 'Ét minut, hvor du nynner, hvor du taler. Ét minut med svage sirener, aldrig helt op. Ét minut med fem trin op og ned på »nu«, hver gang lidt højere. Ét minut, hvor du siger den første sang og lader den glide ind i melodien.\n\nDet er nok til en prøve. Gør noget ondt, eller kradser det, er det nok for i dag.',
        },
        recording: 'five-steps',
        sheet: { workbook: 'the-daily-voice', name: { en: 'The daily voice', da: 'Stemmen hver dag' } },
      },
    ),
    module(
      { en: 'Stage', da: 'Scene' },
      { en: 'Standing still, and the first ten seconds.', da: 'Stå stille, og de første ti sekunder.' },
      {
        title: { en: 'The first ten seconds', da: 'De første ti sekunder' },
        description: {
          en: 'Walk, stand, breathe out, look at one person, begin.',
          da: 'Gå, stå, ånd ud, se på ét menneske, begynd.',
        },
        body: {
          en: 'Practise the entrance as you practise the song. Walk in, stop, feel both feet. Breathe out. Find one face. Take the breath that comes. Begin. Ten seconds, ten times, without singing further than the first word.\n\nNerves are the body being ready early. In these ten seconds you give it something to do.',
          da: 'Øv indgangen, som du øver sangen. Gå ind, stands, mærk begge fødder. Ånd ud. Find ét ansigt. Tag den luft, der kommer. Begynd. Ti sekunder, ti gange, uden at synge længere end det første ord.\n\nNerver er kroppen, der er klar for tidligt. I de ti sekunder giver du den noget at lave.',
        },
        sheet: { workbook: 'before-you-go-on', name: { en: 'Before you go on', da: 'Før du går på' } },
      },
    ),
  ],
};
