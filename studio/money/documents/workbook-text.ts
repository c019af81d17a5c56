import type { PdfBlock, PdfPageText } from '#platform/media/pdf-text.ts';
import type { Language } from '#studio/shared/language.ts';
import { askHeard, workbookMessages } from './workbook.messages.ts';
import {
  barsOf,
  type LocalizedText,
  type Melody,
  type Note,
  type Workbook,
  type WorkbookPage,
} from './workbook.ts';

/** A workbook in words, for those who cannot see its pages: what is drawn is described. */
export function textOfWorkbook(book: Workbook, language: Language): PdfPageText[] {
  return book.pages.map((page) => {
    if (page.kind === 'cover') {
      return [
        { kind: 'heading', text: book.title[language] },
        { kind: 'paragraph', text: page.lead[language] },
        { kind: 'paragraph', text: workbookMessages[language].belongsTo },
      ];
    }
    const section = 'section' in page && page.section ? paragraphs([page.section], language) : [];
    return [{ kind: 'heading', text: page.heading[language] }, ...section, ...bodyOf(page, language)];
  });
}

type Page<K extends WorkbookPage['kind']> = Extract<WorkbookPage, { kind: K }>;

const bodies: {
  [K in Exclude<WorkbookPage['kind'], 'cover'>]: (page: Page<K>, language: Language) => PdfBlock[];
} = {
  words: (page, language) => [
    ...paragraphs(page.paragraphs, language),
    ...items(page.points ?? [], language),
  ],
  legend: (page, language) => [
    ...paragraphs(page.paragraphs, language),
    ...page.melodies.flatMap((melody) => melodyText(melody, language)),
  ],
  theme: (page, language) => [...paragraphs(page.paragraphs, language), ...paragraphs(page.asks, language)],
  exercise: (page, language) => [
    ...paragraphs([page.why], language),
    ...page.melodies.flatMap((melody) => melodyText(melody, language)),
    ...page.steps.map((step, at): PdfBlock => ({ kind: 'item', text: `${at + 1}. ${step[language]}` })),
    paragraph(`${workbookMessages[language].listenFor}: ${page.listen[language]}`),
    paragraph(askHeard[language]),
  ],
  lines: (page, language) => [
    ...paragraphs(page.lead ? [page.lead] : [], language),
    ...items(page.asks, language),
    ...(page.staves ? [paragraph(workbookMessages[language].text.staves(page.staves))] : []),
  ],
  log: (page, language) => {
    const listed = (cells: readonly LocalizedText[]) => cells.map((cell) => cell[language]).join(', ');
    const table = workbookMessages[language].text.table(listed(page.columns), listed(page.rows));
    return [paragraph(table), ...paragraphs([page.foot], language)];
  },
  checks: (page, language) => [...paragraphs([page.lead], language), ...items(page.points, language)],
  staves: (page, language) => [
    ...paragraphs([page.lead], language),
    paragraph(workbookMessages[language].text.staves(emptyStaves)),
  ],
};

/** On a page of staves only (workbook-sheets.tsx). */
export const emptyStaves = 9;

function bodyOf(page: Exclude<WorkbookPage, { kind: 'cover' }>, language: Language): PdfBlock[] {
  const write = bodies[page.kind] as (given: typeof page, language: Language) => PdfBlock[];
  return write(page, language);
}

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });

function paragraphs(texts: readonly LocalizedText[], language: Language): PdfBlock[] {
  return texts.map((text) => paragraph(text[language]));
}

function items(texts: readonly LocalizedText[], language: Language): PdfBlock[] {
  return texts.map((text) => ({ kind: 'item', text: text[language] }));
}

/** Its title, the notes by bar, each with the syllable sung on it. */
function melodyText({ notes, times, syllables }: Melody, language: Language): PdfBlock[] {
  const words = workbookMessages[language].text;
  const sung = syllables?.[language].split(/\s+/) ?? [];
  let at = 0;
  const noteText = ({ height, length, isHeldOver }: Note) => {
    if (height === null) return words.rest(words.lengths[length]);
    const syllable = sung[at] ?? '-';
    at += 1;
    const note = words.note(height + 1, words.lengths[length]);
    return [
      note,
      ...(syllable === '-' ? [] : [`“${syllable}”`]),
      ...(isHeldOver ? [words.heldOver] : []),
    ].join(' ');
  };
  const bars = barsOf(notes).map((bar, index) => words.bar(index + 1, bar.map(noteText).join(', ')));
  return [paragraph(times[language]), paragraph(words.melody(bars.join('; ')))];
}
