import {
  headlineOf,
  notesOf,
  rangeFacts,
  rangeSentences,
} from '#app/routes/site/range/minute/describe-range.ts';
import { resultMessages } from '#app/routes/site/range/minute/result.messages.ts';
import { drawPart, drawResult } from '#app/routes/site/range/minute/result-drawing.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import { partNames, partsOf, type SungPart } from '#studio/site/range/parts.ts';
import { comfortable, type NoteSpan, type VoiceRange } from '#studio/site/range/voice-range.ts';
import { make, newSvg, type PageParts, svgFrom } from './page-parts.ts';

export function showResult(parts: PageParts, range: VoiceRange, language: Language): void {
  const words = resultMessages[language];
  const span = comfortable(range);
  parts.write('headline', headlineOf(range, language));
  const sentences = rangeSentences(range, language).map((text) => make('p', { class: 'lead' }, text));
  parts.get('sentences').replaceChildren(...sentences);
  showStave(parts, range, language);
  for (const [press, end] of [['again-up', range.highest] as const, ['again-down', range.lowest] as const])
    for (const button of parts.buttons(press))
      button.hidden = range.source === 'keys' || end.certainty === 'certain';
  parts.get('facts').replaceChildren(
    ...rangeFacts(range, language).map(({ name, value, text }) => {
      const said = make('dd', {}, make('strong', {}, value), hint(text));
      return make('div', {}, make('dt', {}, name), said);
    }),
  );
  const found = span ? partsOf(range) : [];
  parts.hide('voices', found.length === 0);
  parts.get('parts').replaceChildren(...found.map((part) => partRow(part, span!, language)));
  parts.get('result-stave').role = 'img';
  parts.get('result-stave').ariaLabel = span
    ? words.picture(noteName(span.lowest, language), noteName(span.highest, language))
    : '';
}

function showStave(parts: PageParts, range: VoiceRange, language: Language): void {
  const stave = parts.get('result-stave');
  for (const layout of ['phone', 'wide'] as const) {
    const [drawing, svg] = [drawResult(range, layout, language), stave.querySelector(`.on-${layout}`)];
    stave.hidden = drawing === null;
    if (drawing && svg) svgFrom(svg, drawing);
  }
}

function partRow(part: SungPart, span: NoteSpan, language: Language): HTMLElement {
  const [words, names] = [resultMessages[language], partNames[language]];
  const beyond = [part.goesLower && words.goesLower, part.goesHigher && words.goesHigher].filter(Boolean);
  const text = make(
    'span',
    {},
    make('strong', {}, names[part.id]),
    hint(`${names[part.setting]} ${notesOf(part, language)}`),
    make('span', { class: 'unseen' }, beyond.join(', ')),
  );
  return make('li', {}, text, newSvg(drawPart(part, span)));
}

const hint = (text: string) => make('span', { class: 'hint' }, text);
