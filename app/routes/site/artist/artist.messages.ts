import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const artistMessages = inBoth({
  films: ['Videos', 'Videoer'],
  filmsLead: ['Add a video you like to sing along to.', 'Tilføj en video, du gerne synger med på.'],
  linkLabel: ['Video link', 'Videolink'],
  linkHint: [
    'The address of a video on YouTube, like youtube.com/watch?v=… or youtu.be/…',
    'Adressen på en video på YouTube, som youtube.com/watch?v=… eller youtu.be/…',
  ],
  invalid: ['Invalid link', 'Ugyldigt link'],
  remove: common.remove,
  sure: (video: string) => [
    `Remove ${video} from this page for everyone? You can add it again later.`,
    `Vil du fjerne ${video} fra siden for alle? Du kan tilføje den igen senere.`,
  ],
  sureYes: ['Yes, remove it', 'Ja, fjern den'],
  play: ['Play', 'Afspil'],
  watch: ['Watch on YouTube', 'Se på YouTube'],
  player: ['Video player', 'Videoafspiller'],
  note: [
    'Nothing loads from YouTube until you press play.',
    'Intet hentes fra YouTube, før du trykker på afspil.',
  ],
  withoutScripts: [
    'If you’re signed in as the owner, it’s published for everyone.',
    'Er du logget ind som ejer, bliver den offentliggjort for alle.',
  ],
  onlyNow: [
    'Without JavaScript, this list is lost when you leave the page.',
    'Uden JavaScript forsvinder listen, når du forlader siden.',
  ],
  gallery: ['Pictures', 'Billeder'],
  preview: ['Preview your own picture', 'Prøv et af dine egne billeder'],
  previewHint: [
    'To see how it would look on this wall. It’s shown on this device only, and never sent.',
    'Så du ser, hvordan det ville hænge her. Det vises kun på din enhed og bliver aldrig sendt.',
  ],
  previewNoScript: ['This needs JavaScript.', 'Det kræver JavaScript.'],
  notAPicture: [
    'This file isn’t a picture that your browser can show.',
    'Filen er ikke et billede, som din browser kan vise.',
  ],
  yours: (name: string) => [`Your picture: ${name}`, `Dit billede: ${name}`],
  atMicrophone: (name: string) => [
    `${name} singing into a studio microphone`,
    `${name} synger i en studiemikrofon`,
  ],
  drawnSinger: ['Drawing of a singer at a studio microphone', 'Tegning af en sanger ved en studiemikrofon'],
  concerts: ['Concerts', 'Koncerter'],
  noConcerts: [
    'No public concerts are planned right now.',
    'Der er ikke planlagt offentlige koncerter lige nu.',
  ],
  ownTitle: ['Add your own', 'Tilføj dine egne'],
  music: ['Music', 'Musik'],
  onStage: ['On stage', 'På scenen'],
  more: ['Videos, concerts and music', 'Videoer, koncerter og musik'],
  booking: ['Booking and concerts', 'Booking og koncerter'],
});
