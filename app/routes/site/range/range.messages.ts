import { inBoth } from '#studio/shared/texts/in-both.ts';

export const rangePageMessages = inBoth({
  title: ['Find your range', 'Find dit toneomfang'],
  description: [
    'One minute of speaking and sliding: see your lowest and highest comfortable note on the stave. The sound stays on your device.',
    'Ét minut med tale og glidetoner: Se din dybeste og højeste behagelige tone i noder. Lyden bliver på din enhed.',
  ],
  headline: ['Find your range', 'Find dit omfang'],
  lead: [
    'One minute of speaking, sliding and a few long notes. Your line is drawn on the stave while you sing.',
    'Ét minut med tale, glidetoner og nogle lange toner. Din linje tegnes i noderne, mens du synger.',
  ],
  loading: ['One moment …', 'Et øjeblik …'],
  failed: [
    'This part couldn’t be loaded. Check your connection and try again.',
    'Denne del kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
  ],
  withoutScripts: [
    'The minute needs a browser that runs scripts. An hour at the studio finds your range too.',
    'Minuttet kræver en browser, der kører scripts. En time i studiet finder også dit omfang.',
  ],
  isNot: ['What this is not', 'Hvad det ikke er'],
  isNotText: [
    'Not your voice type, not a diagnosis, not a ceiling. It is one minute on one day: a cold, a late night or thin walls can move it three notes either way. Voices that are changing, trans voices and voices that never trained are at home here.',
    'Ikke din stemmetype, ikke en diagnose, ikke et loft. Det er ét minut på én dag: En forkølelse, en sen aften eller tynde vægge kan flytte det tre toner til hver side. Stemmer i forandring, transstemmer og utrænede stemmer hører til her.',
  ],
  hour: ['An hour finds what the minute couldn’t hear.', 'En time finder det, minuttet ikke kunne høre.'],
  book: ['Book one hour', 'Book en time'],
  privacy: ['What happens to the sound', 'Hvad der sker med lyden'],
  privacyText: [
    'Your browser reads the pitch of the sound while you sing, draws it and forgets it. Nothing is recorded, and the sound is never sent. The notes are sent only if you choose to show them with a booking. The microphone goes off when the minute ends, when you pause, and when you leave the page.',
    'Din browser aflæser tonehøjden, mens du synger, tegner den og glemmer den. Intet bliver optaget, og lyden bliver aldrig sendt. Tonerne bliver kun sendt, hvis du vælger at vise dem med en booking. Mikrofonen slukkes, når minuttet er slut, når du holder pause, og når du forlader siden.',
  ],
});
