import { inBoth } from '#studio/shared/texts/in-both.ts';
import { comfortable, type NoteSpan, type VoiceRange } from './voice-range.ts';

/** What is usually written for a voice; a part is not a kind of person. */
export interface Part extends NoteSpan {
  id: 'bass' | 'baritone' | 'tenor' | 'alto' | 'mezzo' | 'soprano';
  setting: 'choir' | 'solo';
}

const parts: readonly Part[] = [
  { id: 'bass', setting: 'choir', lowest: 41, highest: 60 },
  { id: 'baritone', setting: 'solo', lowest: 45, highest: 65 },
  { id: 'tenor', setting: 'choir', lowest: 48, highest: 67 },
  { id: 'alto', setting: 'choir', lowest: 55, highest: 74 },
  { id: 'mezzo', setting: 'solo', lowest: 57, highest: 77 },
  { id: 'soprano', setting: 'solo', lowest: 60, highest: 81 },
];

export const partNames = inBoth({
  bass: ['Bass', 'Bas'],
  baritone: ['Baritone', 'Baryton'],
  tenor: 'Tenor',
  alto: ['Alto', 'Alt'],
  mezzo: ['Mezzo-soprano', 'Mezzosopran'],
  soprano: ['Soprano', 'Sopran'],
  choir: ['choir', 'kor'],
  solo: 'solo',
});

/** Of its notes, how many must be comfortable. */
const leastShared = 0.75;
const mostParts = 3;

export interface SungPart extends Part {
  goesLower: boolean;
  goesHigher: boolean;
}

/** The parts of which the singer has most notes today, from low to high; at most three. */
export function partsOf(range: VoiceRange): SungPart[] {
  const span = comfortable(range);
  if (span === null) return [];
  return parts
    .map((part) => ({ part, share: sharedNotes(part, span) }))
    .filter(({ share }) => share >= leastShared)
    .sort((one, other) => other.share - one.share)
    .slice(0, mostParts)
    .map(({ part }) => ({
      ...part,
      goesLower: part.lowest < span.lowest,
      goesHigher: part.highest > span.highest,
    }))
    .sort((one, other) => one.lowest - other.lowest);
}

function sharedNotes(part: NoteSpan, span: NoteSpan): number {
  const shared = Math.min(part.highest, span.highest) - Math.max(part.lowest, span.lowest) + 1;
  return Math.max(0, shared) / (part.highest - part.lowest + 1);
}
