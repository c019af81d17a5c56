import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { noteName } from './note-names.ts';
import type { RangeEnd, VoiceRange } from './voice-range.ts';

const messages = inBoth({
  span: (low: string, high: string) => [`${low} to ${high}`, `${low} til ${high}`],
  low: (end: string | null, isOpen: boolean) => [
    end === null ? 'low end not heard' : isOpen ? `${end} or lower` : end,
    end === null ? 'dyb ende ikke hørt' : isOpen ? `${end} eller dybere` : end,
  ],
  high: (end: string | null, isOpen: boolean) => [
    end === null ? 'high end not heard' : isOpen ? `${end} or higher` : end,
    end === null ? 'høj ende ikke hørt' : isOpen ? `${end} eller højere` : end,
  ],
  tessitura: (span: string) => [`most at ease from ${span}`, `mest hjemme fra ${span}`],
  touched: (notes: string) => [`touched ${notes}`, `rørt ${notes}`],
  steadiness: (cents: number) => [`steady within ${cents} cents`, `stabil inden for ${cents} cent`],
  vibrato: (hertz: string, cents: number) => [
    `vibrato ${hertz} a second, ${cents} cents`,
    `vibrato ${hertz} i sekundet, ${cents} cent`,
  ],
  straight: ['straight tone', 'uden vibrato'],
  speaking: (hertz: number) => [`speaks at ${hertz} Hz`, `taler ved ${hertz} Hz`],
  sungOn: (day: string) => [`sung ${day}`, `sunget ${day}`],
  byKeys: (day: string) => [`entered by keys ${day}`, `angivet med tangenter ${day}`],
});

/** All that a result says, as one line. */
export function describeRange(range: VoiceRange, language: Language): string {
  const words = messages[language];
  const name = (note: number) => noteName(note, language);
  const end = (which: 'low' | 'high', at: RangeEnd) =>
    words[which](at.certainty === 'not-heard' ? null : name(at.note), at.certainty === 'at-least');
  const { tessitura, touched, steadinessCents, vibrato, speakingHertz } = range;
  const day = formats[language].dayOfMonth(Temporal.PlainDate.from(range.sungOn));
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [
    words.span(end('low', range.lowest), end('high', range.highest)),
    tessitura && words.tessitura(words.span(name(tessitura.lowest), name(tessitura.highest))),
    touched.length > 0 && words.touched(touched.map(name).join(', ')),
    steadinessCents !== null && words.steadiness(Math.round(steadinessCents)),
    vibrato === 'straight'
      ? words.straight
      : vibrato && words.vibrato(decimal.format(vibrato.hertz), Math.round(vibrato.cents)),
    speakingHertz !== null && words.speaking(Math.round(speakingHertz)),
    (range.source === 'keys' ? words.byKeys : words.sungOn)(day),
  ]
    .filter(Boolean)
    .join(', ');
}
