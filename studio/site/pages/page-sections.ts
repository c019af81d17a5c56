import { addedSlot, isAdded } from '#studio/shared/content/added-block.ts';
import type { Block, BlockType } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { blockFrom, fieldsOf, type Typed } from './block-form.ts';
import { isArticleKey, isIssueKey, isOwnKey } from './own-page.ts';
import { navigationKey, type PageBlocks, type PageChange } from './page-draft.ts';
import { isInOrder } from './page-order.ts';

/** Sections that the owner adds to any page. */
export const addableTypes = [
  'heading',
  'prose',
  'list',
  'facts',
  'steps',
  'faqs',
  'testimonials',
  'awards',
  'statement',
  'quote',
  'video',
  'links',
  'picture',
  'offer',
] as const satisfies readonly BlockType[];

/** Sections that the owner adds to an article, beside its pictures and recordings. */
const articleTypes = [
  'prose',
  'heading',
  'list',
  'quote',
  'video',
  'facts',
  'steps',
  'links',
  'offer',
] as const satisfies readonly BlockType[];

/** Sections that email programs can show, beside pictures and recordings. */
const issueTypes = [
  'prose',
  'heading',
  'list',
  'quote',
  'facts',
  'links',
  'offer',
  'articleLink',
  'discountCode',
] as const satisfies readonly BlockType[];

export type AddableType =
  | (typeof addableTypes)[number]
  | (typeof articleTypes)[number]
  | (typeof issueTypes)[number];

/** Sections that begin with a file. */
export const uploadTypes = ['picture', 'recording', 'film', 'pdf'] as const satisfies readonly BlockType[];
export type UploadType = (typeof uploadTypes)[number];

/** What can be added to the page. Only a page in its order shows an offer with its price. */
export function addableTo(key: string): AddableType[] {
  if (key === navigationKey) return [];
  if (isArticleKey(key)) return [...articleTypes];
  if (isIssueKey(key)) return [...issueTypes];
  return addableTypes.filter((type) => type !== 'picture' && (type !== 'offer' || isInOrder(key)));
}

/** A section with one of the website's drawings. */
export function drawingTo(key: string): 'picture' | null {
  return key === navigationKey || isArticleKey(key) || isIssueKey(key) ? null : 'picture';
}

/** Of which the owner uploads the file with the section. */
export function uploadableTo(key: string): readonly UploadType[] {
  if (isIssueKey(key)) return ['picture', 'recording'];
  return key === navigationKey ? [] : uploadTypes;
}

/** The file of the section that the owner can replace, of a film its still; null: none. */
export function uploadOf(key: string, block: Block): Exclude<UploadType, 'film'> | null {
  const { type } = block;
  if (type === 'headline') return isOwnKey(key) ? 'picture' : null;
  if (!isArticleKey(key) && !isAdded(block)) return null;
  if (type === 'picture' || type === 'video' || type === 'film') return 'picture';
  return type === 'recording' || type === 'pdf' ? type : null;
}

/** The head of a page and the picture beside it keep their places. */
const headTypes: readonly BlockType[] = ['seo', 'headline', 'lead', 'article', 'issue'];

/** It can be moved and removed; any other section can be hidden at most. */
export function isMovable(key: string, block: Block): boolean {
  if (isAdded(block)) return true;
  const isAside = block.type === 'picture' && block.slot === 'aside';
  return isInOrder(key) && !headTypes.includes(block.type) && !isAside;
}

/** A section before its texts are written. */
export function blankBlock(type: AddableType): Block {
  return { type, slot: addedSlot, ...(type === 'offer' ? { isFrom: false } : {}) } as Block;
}

/** Null: not valid. A language without any text gets a copy of the other, as outdated. */
export function newBlock(
  type: AddableType,
  typed: Readonly<Record<Language, Typed>>,
): Record<Language, Block> | null {
  const blank = blankBlock(type);
  const texts = fieldsOf(blank).filter(({ kind }) => kind !== 'choice');
  const isEmpty = (each: Typed) =>
    texts.length > 0 &&
    Object.entries(each).every(([name, text]) => !text.trim() || name === 'picture' || name === 'offerId');
  const [en, da] = [blockFrom(blank, typed.en), blockFrom(blank, typed.da)];
  if (en && !isEmpty(typed.en) && isEmpty(typed.da)) return { en, da: { ...en, isOutdated: true } };
  if (da && !isEmpty(typed.da) && isEmpty(typed.en)) return { en: { ...da, isOutdated: true }, da };
  return en && da ? { en, da } : null;
}

export function addBlock(block: Readonly<Record<Language, Block>>): PageChange {
  return ({ en, da }) => ({ en: [...en, block.en], da: [...da, block.da] });
}

/** The file of a section: a picture, a recording or a PDF; empty: none. */
export function fileOf(block: Block): string {
  if ('recording' in block) return block.recording;
  if (block.type === 'pdf') return block.pdf;
  return 'picture' in block ? (block.picture ?? '') : '';
}

/** In both languages. Null: the section no longer shows the file `seen`. */
export function replaceFile(
  { at, seen }: { at: number; seen: string },
  file: { picture: string } | { recording: string } | { pdf: string },
): PageChange {
  return ({ en, da }) => {
    const [inEnglish, inDanish] = [en[at], da[at]];
    if (!inEnglish || !inDanish || fileOf(inEnglish) !== seen) return null;
    const changed = (block: Block) => ({ ...block, ...file }) as Block;
    return { en: en.with(at, changed(inEnglish)), da: da.with(at, changed(inDanish)) };
  };
}

export function removeBlock(key: string, at: number): PageChange {
  return (page) => {
    if (!page.en[at] || !isMovable(key, page.en[at])) return null;
    return { en: page.en.toSpliced(at, 1), da: page.da.toSpliced(at, 1) };
  };
}

/** Past the next movable section; at the end nothing changes. */
export function moveBlock(key: string, at: number, direction: 'up' | 'down'): PageChange {
  return (page) => {
    if (!page.en[at] || !isMovable(key, page.en[at])) return null;
    const other = neighbour(key, page, { at, direction });
    return other === null ? page : { en: exchange(page.en, at, other), da: exchange(page.da, at, other) };
  };
}

/** Null: it is the first or the last. */
export function neighbour(
  key: string,
  { en }: Pick<PageBlocks, 'en'>,
  { at, direction }: { at: number; direction: 'up' | 'down' },
): number | null {
  const places = en.flatMap((block, place) => (isMovable(key, block) ? [place] : []));
  return places[places.indexOf(at) + (direction === 'up' ? -1 : 1)] ?? null;
}

export function moveEntry(at: number, entry: Entry & { direction: 'up' | 'down' }): PageChange {
  const other = entry.index + (entry.direction === 'up' ? -1 : 1);
  return changeEntries(at, entry, (entries) => exchange(entries, entry.index, other));
}

export function removeEntry(at: number, entry: Entry): PageChange {
  return changeEntries(at, entry, (entries) => entries.filter((_, index) => index !== entry.index));
}

interface Entry {
  /** The field of the list: 'items'. */
  list: string;
  index: number;
}

function changeEntries(
  at: number,
  { list }: Entry,
  change: (entries: readonly unknown[]) => readonly unknown[],
): PageChange {
  const changed = (block: Block): Block => {
    const entries = (block as Readonly<Record<string, unknown>>)[list];
    return Array.isArray(entries) ? ({ ...block, [list]: change(entries) } as Block) : block;
  };
  return ({ en, da }) => {
    const [inEnglish, inDanish] = [en[at], da[at]];
    if (!inEnglish || !inDanish) return null;
    return { en: en.with(at, changed(inEnglish)), da: da.with(at, changed(inDanish)) };
  };
}

function exchange<T>(all: readonly T[], one: number, other: number): readonly T[] {
  const [first, second] = [all[one], all[other]];
  return first === undefined || second === undefined ? all : all.with(one, second).with(other, first);
}
