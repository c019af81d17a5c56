import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { plainTextsOf } from './block-form.ts';
import { bareBlock, type PageBlocks, pageLanguages } from './page-draft.ts';
import { placeholderTexts } from './placeholders.ts';

/** A part of a text that was replaced, with the words around it. */
export interface TextChange {
  before: string;
  removed: string;
  added: string;
  after: string;
}

export interface ChangedBlock {
  at: number;
  /** That it had when published; null: it is new. */
  place: number | null;
  /** Null: it is new, or no text of it has changed. */
  text: TextChange | null;
  isNew: boolean;
}

export interface PageChanges {
  blocks: readonly ChangedBlock[];
  /** Blocks that visitors no longer see. */
  removed: readonly Block[];
  isReordered: boolean;
}

/** What visitors see differently once the draft is published. Texts in the first of the languages that has changed. */
export function changesSince(
  published: PageBlocks,
  draft: PageBlocks,
  languages: readonly Language[] = pageLanguages,
): PageChanges {
  const former = new Set(published.en.keys());
  const shown = [...draft.en.entries()].filter(([, block]) => !block.isHidden).map(([at]) => at);
  const unchanged = shown.flatMap((at) => {
    const place = [...former].find((one) => same(published, one) === same(draft, at));
    if (place === undefined) return [];
    former.delete(place);
    return [{ at, place }];
  });
  const changed = shown.filter((at) => !unchanged.some((one) => one.at === at));
  const blocks = changed.map((at): ChangedBlock => {
    const place = [...former].find((one) => published.en[one]?.type === draft.en[at]?.type);
    if (place === undefined) return { at, place: null, text: null, isNew: true };
    former.delete(place);
    return { at, place, text: changedText(published, draft, { place, at, languages }), isNew: false };
  });
  const places = unchanged.map(({ place }) => place);
  return {
    blocks,
    removed: [...former].flatMap((place) => published.en[place] ?? []),
    isReordered: places.some((place, index) => place < (places[index - 1] ?? 0)),
  };
}

const same = (page: PageBlocks, at: number) =>
  pageLanguages
    .map((language) => page[language][at])
    .map((block) => (block ? bareBlock(block) : ''))
    .join('\n');

interface Place {
  place: number;
  at: number;
  languages: readonly Language[];
}

function changedText(
  published: PageBlocks,
  draft: PageBlocks,
  { place, at, languages }: Place,
): TextChange | null {
  for (const language of languages) {
    const [former, block] = [published[language][place], draft[language][at]];
    if (!former || !block) continue;
    const [before, after] = [plainTextsOf(former), plainTextsOf(block)];
    const index = after.findIndex((text, index) => text !== before[index]);
    const text = index < 0 && before.length > after.length ? after.length : index;
    if (text >= 0) return compareTexts(before[text] ?? '', after[text] ?? '');
  }
  return null;
}

const wordsAround = 6;

export function compareTexts(before: string, after: string): TextChange {
  const [former, words] = [wordsIn(before), wordsIn(after)];
  const most = Math.min(former.length, words.length);
  let start = 0;
  while (start < most && former[start] === words[start]) start += 1;
  let end = 0;
  while (end < most - start && former.at(-1 - end) === words.at(-1 - end)) end += 1;
  const [begin, rest] = [words.slice(0, start), words.slice(words.length - end)];
  return {
    before: (begin.length > wordsAround ? '…' : '') + begin.slice(-wordsAround).join(''),
    removed: former.slice(start, former.length - end).join(''),
    added: words.slice(start, words.length - end).join(''),
    after: rest.slice(0, wordsAround).join('') + (rest.length > wordsAround ? '…' : ''),
  };
}

const wordsIn = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

export function hasPlaceholder(block: Block): boolean {
  return plainTextsOf(block)
    .flatMap((text) => text.split('\n'))
    .some((line) => placeholderTexts.has(line.trim()));
}

/** Entries, such as quotes, that came with the sample studio. */
export function samplesIn(block: Block): number {
  return block.type === 'testimonials' ? block.items.filter(({ isSample }) => isSample).length : 0;
}
