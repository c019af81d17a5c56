import { type Block, blocksSchema } from '#studio/shared/content/blocks.ts';
import { languages } from '#studio/shared/language.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { sampleDocuments } from '../../../db/sample/documents.ts';

/** Shorter texts, such as 'Shop', are also the owner's. */
const shortest = 20;

const notShown: ReadonlySet<string> = new Set([
  'type',
  'slot',
  'picture',
  'href',
  'sound',
  'recording',
  'offerId',
]);

export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => (notShown.has(name) ? [] : textsOf(part)));
}

const sampleTexts: ReadonlySet<string> = new Set(
  sampleDocuments
    .flatMap((document) => languages.flatMap((language) => textsOf(document[language])))
    .filter((text) => text.length >= shortest),
);
const sampleBlocks: ReadonlySet<string> = new Set(
  sampleDocuments.flatMap((document) =>
    languages.flatMap((language) => blocksSchema.parse(document[language]).map(keyOf)),
  ),
);

/** Equal for equal blocks of the schema. */
function keyOf({ isHidden, isOutdated, ...block }: Block): string {
  return JSON.stringify(block);
}

/** Of a page of the sample studio: the block as it was loaded, or one that the owner has changed only in part. */
export function isSampleBlock(block: Block): boolean {
  const isMarked = block.type === 'testimonials' && block.items.some(({ isSample }) => isSample);
  return isMarked || sampleBlocks.has(keyOf(block)) || textsOf(block).some((text) => sampleTexts.has(text));
}

export function hasSampleText(page: PageBlocks): boolean {
  return languages.some((language) => page[language].some(isSampleBlock));
}

/** Nothing in it is the owner's. */
export function isRetiredPage(page: PageBlocks): boolean {
  return languages.every((language) => page[language].length > 0 && page[language].every(isSampleBlock));
}
