import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import { comfortable, type NoteSpan, type VoiceRange } from '#studio/site/range/voice-range.ts';
import { resultMessages } from './result.messages.ts';

export interface RangeFact {
  name: string;
  value: string;
  text: string;
}

const verySteady = 12;
const steady = 25;

export function headlineOf(range: VoiceRange, language: Language): string {
  const words = resultMessages[language];
  const span = comfortable(range);
  if (!span) return words.notEnough;
  const semitones = span.highest - span.lowest;
  if (semitones === 0) return words.oneNote;
  return isCertain(range) ? words.distance(semitones) : words.atLeastDistance(semitones);
}

export const isCertain = ({ lowest, highest }: VoiceRange) =>
  lowest.certainty === 'certain' && highest.certainty === 'certain';

export const notesOf = ({ lowest, highest }: NoteSpan, language: Language) =>
  `${noteName(lowest, language)}–${noteName(highest, language)}`;

export function rangeSentences(range: VoiceRange, language: Language): string[] {
  const words = resultMessages[language];
  const { lowest, highest } = range;
  const span = comfortable(range);
  if (!span) return [words.notEnoughText];
  const [low, high] = [noteName(span.lowest, language), noteName(span.highest, language)];
  return [
    words.comfortable(low, high),
    ...(lowest.certainty === 'at-least' ? [words.openLow(low)] : []),
    ...(highest.certainty === 'at-least' ? [words.openHigh(high)] : []),
  ];
}

export function rangeFacts(range: VoiceRange, language: Language): RangeFact[] {
  const words = resultMessages[language];
  const { tessitura, steadinessCents, vibrato, touched, speakingHertz } = range;
  const facts: RangeFact[] = [];
  if (tessitura)
    facts.push({
      name: words.atEase,
      value: words.span(noteName(tessitura.lowest, language), noteName(tessitura.highest, language)),
      text: words.atEaseText,
    });
  if (steadinessCents !== null)
    facts.push({
      name: words.steadiness,
      value: words.steady[steadinessCents <= verySteady ? 0 : steadinessCents <= steady ? 1 : 2]!,
      text: words.steadyText(Math.max(1, Math.round(steadinessCents))),
    });
  if (vibrato === 'straight')
    facts.push({ name: words.vibrato, value: words.straight, text: words.straightText });
  else if (vibrato)
    facts.push({
      name: words.vibrato,
      value: words.waves(decimal(vibrato.hertz, language)),
      text: words.wavesText(Math.round(vibrato.cents)),
    });
  if (touched.length > 0)
    facts.push({
      name: words.touched,
      value: words.list(touched.map((note) => noteName(note, language))),
      text: words.touchedText,
    });
  if (speakingHertz !== null)
    facts.push({
      name: words.speaking,
      value: noteName(Math.round(69 + 12 * Math.log2(speakingHertz / 440)), language),
      text: words.speakingText(Math.round(speakingHertz)),
    });
  return facts;
}

const decimal = (value: number, language: Language) =>
  value.toFixed(1).replace('.', language === 'da' ? ',' : '.');
