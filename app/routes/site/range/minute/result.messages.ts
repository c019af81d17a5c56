import { inBoth } from '#studio/shared/texts/in-both.ts';

/** From a unison to an octave less a step. */
const intervals = {
  en: [
    '',
    'a half step',
    'a step',
    'a minor third',
    'a third',
    'a fourth',
    'a tritone',
    'a fifth',
    'a minor sixth',
    'a sixth',
  ],
  da: [
    '',
    'en halvtone',
    'en heltone',
    'en lille terts',
    'en stor terts',
    'en kvart',
    'en tritonus',
    'en kvint',
    'en lille sekst',
    'en stor sekst',
  ],
};
const counts = {
  en: ['', 'One octave', 'Two octaves', 'Three octaves', 'Four octaves', 'Five octaves'],
  da: ['', 'En oktav', 'To oktaver', 'Tre oktaver', 'Fire oktaver', 'Fem oktaver'],
};
const lessThanNext = {
  en: [', less a step', ', less a half step'],
  da: [' minus en heltone', ' minus en halvtone'],
};
const and = { en: 'and', da: 'og' };

/** 'Two octaves, less a step': the notes between, as singers say it. */
function distance(semitones: number, language: 'en' | 'da'): string {
  const [octaves, rest] = [Math.floor(semitones / 12), semitones % 12];
  if (rest >= 10) return `${counts[language][octaves + 1]}${lessThanNext[language][rest - 10]}`;
  const [whole, part] = [counts[language][octaves] ?? '', intervals[language][rest] ?? ''];
  if (whole && part) return `${whole} ${and[language]} ${part}`;
  return whole || `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const resultMessages = inBoth({
  kicker: ['Your range', 'Dit omfang'],
  distance: (semitones: number) => [distance(semitones, 'en'), distance(semitones, 'da')],
  atLeastDistance: (semitones: number) => [
    `At least ${lower(distance(semitones, 'en'))}`,
    `Mindst ${lower(distance(semitones, 'da'))}`,
  ],
  oneNote: ['One easy note', 'Én let tone'],
  notEnough: ['Not enough to say', 'For lidt til at sige noget'],
  notEnoughText: [
    'We couldn’t name a note that you held. Once more, a little closer?',
    'Vi kunne ikke navngive en tone, du holdt. En gang til, lidt tættere på?',
  ],
  comfortable: (low: string, high: string) => [
    `Comfortable from ${low} to ${high}.`,
    `Behageligt fra ${low} til ${high}.`,
  ],
  openLow: (note: string) => [
    `At least down to ${note}: below it we couldn’t hear clearly.`,
    `Mindst ned til ${note}: Under den kunne vi ikke høre tydeligt.`,
  ],
  openHigh: (note: string) => [
    `At least up to ${note}: above it we couldn’t hear clearly.`,
    `Mindst op til ${note}: Over den kunne vi ikke høre tydeligt.`,
  ],
  again: {
    up: ['Sing the top again', 'Syng toppen igen'],
    down: ['Sing the bottom again', 'Syng bunden igen'],
  },
  atEase: ['At ease', 'Afslappet'],
  span: (low: string, high: string) => [`${low} to ${high}`, `${low} til ${high}`],
  atEaseText: [
    'Where you held notes for longest: your tessitura.',
    'Her holdt du toner længst: din tessitura.',
  ],
  steadiness: ['Steadiness', 'Ro'],
  steady: [
    ['Very steady', 'Steady', 'On the move'],
    ['Meget rolig', 'Rolig', 'I bevægelse'],
  ],
  steadyText: (cents: number) => [
    `The long notes stayed within ${cents} cents; a half step has 100.`,
    `De lange toner blev inden for ${cents} cent. En halvtone har 100.`,
  ],
  vibrato: ['Vibrato', 'Vibrato'],
  waves: (hertz: string) => [`${hertz} waves a second`, `${hertz} bølger i sekundet`],
  wavesText: (cents: number) => [`${cents} cents to each side.`, `${cents} cent til hver side.`],
  straight: ['Straight', 'Lige'],
  straightText: [
    'The long notes had no vibrato. That is a sound, not a fault.',
    'De lange toner var uden vibrato. Det er en klang, ikke en fejl.',
  ],
  speaking: ['Speaking', 'Tale'],
  speakingText: (hertz: number) => [
    `The middle of your speaking voice, ${hertz} Hz.`,
    `Midten af din talestemme, ${hertz} Hz.`,
  ],
  touched: ['Touched', 'Strejfet'],
  touchedText: ['Possible, not yet comfortable.', 'Muligt, men endnu ikke behageligt.'],
  parts: ['Choir parts that sing there', 'Korstemmer i det leje'],
  partsText: [
    'The light part is you. Hollow notes are outside your range today.',
    'Det lyse er dig. De hule toner ligger uden for dit omfang i dag.',
  ],
  goesLower: ['goes lower than you did today', 'går dybere end dig i dag'],
  goesHigher: ['goes higher than you did today', 'går højere end dig i dag'],
  repeat: ['Sing the minute again', 'Syng minuttet igen'],
  list: (notes: readonly string[]) => [notes.join(' and '), notes.join(' og ')],
  picture: (low: string, high: string) => [
    `On the stave: lowest comfortable note ${low}, highest ${high}.`,
    `I noderne: dybeste behagelige tone ${low}, højeste ${high}.`,
  ],
});
