import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';

/** Both languages of a page; blocks at the same place belong together. */
export type PageBlocks = Readonly<Record<Language, readonly Block[]>>;

/** Links that the owner adds to the menu and to the footer of every page. */
export const navigationKey = 'navigation';

export function emptyPage(key: string): PageBlocks {
  if (key !== navigationKey) return { en: [], da: [] };
  const blocks = ['menu', 'footer'].map((slot): Block => ({ type: 'links', slot, items: [] }));
  return { en: blocks, da: blocks };
}

export const pageLanguages: readonly Language[] = ['en', 'da'];

export function languagesOf({ en }: Pick<PageBlocks, 'en'>): readonly Language[] {
  const about = en.find((block) => block.type === 'article' || block.type === 'issue');
  return !about || about.languages === 'both' ? pageLanguages : [about.languages];
}

/** The requested language, or the one that the page is written in. */
export function shownLanguage(written: readonly Language[], language: Language): Language {
  return written.includes(language) ? language : (written[0] ?? language);
}

/** The language that an article is not written in is a copy of the other, to be written once it is chosen. */
export function mirrorLanguage(page: PageBlocks): PageBlocks {
  const [written, another] = languagesOf(page);
  if (!written || another) return page;
  const own = page[written].map(({ isOutdated, ...block }) => block);
  const copy = own.map((block) => ({ ...block, isOutdated: true }));
  return written === 'en' ? { en: own, da: copy } : { en: copy, da: own };
}

const slotOf = (block: Block) => ('slot' in block ? (block.slot ?? '') : '');
const isCounterpart = (one: Block, other: Block) => one.type === other.type && slotOf(one) === slotOf(other);
export const bareBlock = ({ isHidden, isOutdated, ...block }: Block) => JSON.stringify(block);

/** A block that only one language has is copied to the other as outdated. */
export function alignBlocks(en: readonly Block[], da: readonly Block[]): PageBlocks {
  const left = [...da];
  const aligned = { en: [...en], da: [] as Block[] };
  for (const block of en) {
    const at = left.findIndex((other) => isCounterpart(block, other));
    const [other = { ...block, isOutdated: true }] = at < 0 ? [] : left.splice(at, 1);
    aligned.da.push(other);
  }
  for (const block of left) {
    aligned.en.push({ ...block, isOutdated: true });
    aligned.da.push(block);
  }
  return aligned;
}

/** What visitors get: without hidden blocks and without the marks of a draft. */
export function publishedBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ isHidden }) => !isHidden).map(({ isHidden, isOutdated, ...block }) => block);
}

/** Null: what it changes does not exist. */
export type PageChange = (page: PageBlocks) => PageBlocks | null;
/** One whose input may be invalid. */
export type FormChange = (page: PageBlocks) => ReturnType<PageChange> | 'invalid';

/** One after the other. */
export function inTurn(...changes: readonly FormChange[]): FormChange {
  return (page) =>
    changes.reduce<ReturnType<FormChange>>(
      (before, change) => (before === null || before === 'invalid' ? before : change(before)),
      page,
    );
}

/** A language whose counterpart alone was changed becomes outdated, unless the counterpart was outdated itself. */
export function replaceBlock(at: number, typed: Readonly<Record<Language, Block>>): PageChange {
  return (page) => {
    const [en, da] = [page.en[at], page.da[at]];
    if (!en || !da || en.type !== typed.en.type || da.type !== typed.da.type) return null;
    const changed = { en: bareBlock(en) !== bareBlock(typed.en), da: bareBlock(da) !== bareBlock(typed.da) };
    const marked = (language: Language, other: Language): Block => {
      const { isOutdated, ...block } = typed[language];
      const wasOutdated = page[language][at]?.isOutdated;
      const isAhead = changed[other] && !page[other][at]?.isOutdated;
      return !changed[language] && (wasOutdated || isAhead) ? { ...block, isOutdated: true } : block;
    };
    return {
      en: page.en.with(at, marked('en', 'da')),
      da: page.da.with(at, marked('da', 'en')),
    };
  };
}

const inBoth =
  (at: number, change: (blocks: readonly Block[]) => readonly Block[]): PageChange =>
  (page) =>
    page.en[at] ? { en: change(page.en), da: change(page.da) } : null;

export const hideBlock = (at: number, isHidden: boolean): PageChange =>
  inBoth(at, (blocks) =>
    blocks.map((block, index) => {
      const { isHidden: _, ...rest } = block;
      if (index !== at) return block;
      return isHidden ? { ...rest, isHidden } : rest;
    }),
  );

/** The block can be hidden: every page has its title. */
export function isOptional({ type }: Pick<Block, 'type'>): boolean {
  return type !== 'seo' && type !== 'headline' && type !== 'article' && type !== 'issue';
}

export interface PageState {
  state: 'published' | 'draft' | 'scheduled';
  outdated: readonly Language[];
  withoutAlt: number;
}

export function stateOf(
  page: PageBlocks,
  { isPublished, publishAt }: { isPublished: boolean; publishAt: Temporal.Instant | null },
): PageState {
  const written = languagesOf(page);
  const outdated = written.filter((each) =>
    page[each].some(({ isOutdated, isHidden }) => isOutdated && !isHidden),
  );
  const withoutAlt = page.en.filter(
    (block, at) =>
      !block.isHidden &&
      written.map((each) => page[each][at]).some((each) => each !== undefined && lacksAlt(each)),
  ).length;
  return { state: publishAt ? 'scheduled' : isPublished ? 'published' : 'draft', outdated, withoutAlt };
}

function lacksAlt(block: Block): boolean {
  if (block.type === 'picture') return block.alt === '';
  if (block.type === 'video') return block.picture !== undefined && block.alt === '';
  if (block.type !== 'headline' || block.picture === undefined) return false;
  return !block.pictureAlt && !isOrnament(block.picture);
}

/** The drawn opening bar of an article or of a course. */
function isOrnament(picture: string): boolean {
  return picture.startsWith('incipit-');
}
