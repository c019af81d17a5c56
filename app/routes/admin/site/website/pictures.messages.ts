import type { PictureRefusal } from '#studio/shared/content/prepare-picture.ts';
import { pictureNames } from '#studio/shared/media/accepted-files.ts';
import { pictureFaultPairs } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

type Refusal = PictureRefusal | 'no-file' | 'no-place' | 'changed' | 'words-too-long';

export const picturesPageMessages = inBoth({
  title: ['Photographs', 'Fotografier'],
  headline: ['Photographs', 'Fotografier'],
  lead: [
    'The pictures on the website are drawings. Replace each with a photograph of your own; we crop it to fit, and you can remove it again.',
    'Billederne på hjemmesiden er tegninger. Udskift dem med dine egne fotos. Vi beskærer dem, så de passer, og du kan fjerne dem igen.',
  ],
  file: ['Photograph', 'Foto'],
  fileHint: [
    `${pictureNames}; at most 20 MB. Where and with what it was taken isn’t kept.`,
    `${pictureNames}; højst 20 MB. Hvor og med hvad det er taget, gemmes ikke.`,
  ],
  focus: ['What to keep when cropping', 'Hvad der skal med, når billedet beskæres'],
  focusHint: [
    'Automatic finds a face, or what stands out.',
    'Automatisk finder et ansigt eller det, der træder frem.',
  ],
  focuses: {
    automatic: ['Automatic', 'Automatisk'],
    centre: ['Centre', 'Midten'],
    top: ['Top', 'Toppen'],
    bottom: ['Bottom', 'Bunden'],
    left: ['Left', 'Venstre side'],
    right: ['Right', 'Højre side'],
  },
  altEn: ['What it shows, in English', 'Hvad det viser, på engelsk'],
  altDa: ['What it shows, in Danish', 'Hvad det viser, på dansk'],
  altHint: [
    'For screen readers, and shown while the picture loads.',
    'Læses op for den, der ikke kan se billedet, og vises, mens det hentes.',
  ],
  save: ['Use this photograph', 'Brug dette foto'],
  remove: ['Remove photograph', 'Fjern fotoet'],
  removeNote: ['The drawing is then shown again.', 'Så vises tegningen igen.'],
  drawn: ['Drawn', 'Tegnet'],
  own: ['Your photograph', 'Dit foto'],
  placed: ['The photograph is on the website now.', 'Fotoet er nu på hjemmesiden.'],
  removed: ['The drawing is shown again.', 'Tegningen vises igen.'],
  refusals: {
    ...pictureFaultPairs,
    busy: [
      'Too many files are being processed at the moment. Wait a minute and try again.',
      'Der behandles for mange filer lige nu. Vent et minut, og prøv igen.',
    ],
    'no-file': ['Please choose a photograph first.', 'Vælg et foto først.'],
    'words-too-long': [
      'A description takes 300 characters at most. The photograph wasn’t placed.',
      'En beskrivelse er på højst 300 tegn. Fotoet blev ikke sat ind.',
    ],
    'no-place': [
      'This picture is no longer used on the website.',
      'Det billede findes ikke længere på siderne.',
    ],
    changed: [
      'Someone else has changed this photograph since you opened the page. You see theirs. Choose yours again to replace it.',
      'En anden har sat et andet foto her, siden du åbnede siden. Du ser det nu. Vælg dit igen for at sætte det i stedet.',
    ],
  } satisfies Pairs<Record<Refusal, string>>,
  places: {
    elevated: ['Voice Elevated: four sirens', 'Voice Elevated: fire sirener'],
    island: ['Celebrity Vocal Experience: the island', 'Celebrity Vocal Experience: øen'],
    rose: ['Private coaching: the rose', 'Privat coaching: rosetten'],
    'coach-singing': ['The coach, singing', 'Coachen, syngende'],
    'coach-listening': ['The coach, listening', 'Coachen, lyttende'],
    'coach-microphone': ['The coach at the microphone', 'Coachen ved mikrofonen'],
    'coach-lesson': ['A session with the coach', 'En time med coachen'],
    'studio-room': ['The studio', 'Studiet'],
    'retreat-house': ['The house of the retreat', 'Huset til retreatet'],
    map: ['Map on booking confirmations', 'Kort på bookingbekræftelsen'],
    'portrait-soprano': ['Portrait: soprano', 'Portræt: sopran'],
    'portrait-mezzo': ['Portrait: mezzo-soprano', 'Portræt: mezzosopran'],
    'portrait-tenor': ['Portrait: tenor', 'Portræt: tenor'],
    'portrait-baritone': ['Portrait: baritone', 'Portræt: baryton'],
  } as Pairs<Record<string, string>>,
  instructor: (name: string) => [`Instructor: ${name}`, `Underviser: ${name}`],
  opening: (name: string) => [`Opening bar: ${name}`, `Åbningstakt: ${name}`],
  /** What an opening bar stands for; one that is not named here goes by its file. */
  openings: {
    'voice-elevated': 'Voice Elevated',
    'celebrity-vocal-experience': 'Celebrity Vocal Experience',
    'private-coaching': ['Private Coaching', 'Privat coaching'],
    'singing-workshop-1d': ['Singing Workshop, one day', 'Sangworkshop, én dag'],
    'singing-workshop-2d': ['Singing Workshop, two days', 'Sangworkshop, to dage'],
    'studio-day': ['Studio Day', 'Dag i studiet'],
    'beginner-vocals': ['Beginner Vocals', 'Sang for begyndere'],
    'advanced-technique': ['Advanced Technique', 'Avanceret teknik'],
    'performance-mastery': 'Performance Mastery',
    'recording-essentials': 'Recording Essentials',
    breath: ['the article on breath', 'artiklen om åndedrættet'],
    siren: ['the article on the siren', 'artiklen om sirenen'],
    'sound-engineer': ['the article on the sound engineer', 'artiklen om lydteknikeren'],
    'ten-seconds': ['the article on the ten seconds before', 'artiklen om de ti sekunder før'],
    'thin-walls': ['the article on thin walls', 'artiklen om de tynde vægge'],
    train: ['the article on warming up on a train', 'artiklen om at varme op i toget'],
    'voice-day': ['the piece on a day of the voice', 'stykket om en dag med stemmen'],
    wedding: ['the piece on the wedding', 'stykket om brylluppet'],
  } as Pairs<Record<string, string>>,
  change: ['Use a photograph', 'Brug et foto'],
  changeAgain: ['Change the photograph', 'Skift fotoet'],
});
