import { type Block, blockSchema, blocksSchema } from './blocks.ts';
import { plainOfUnknown } from './rich-text/plain-of-unknown.ts';
import { isRichDocument } from './rich-text/rich-text.ts';

/**
 * Blocks for visitors. During an upgrade a process of this version may read what a later one has written: formatting and
 * blocks that it does not know become plain text. Drafts are not read so, because saving them would lose the rest.
 */
export function readBlocks(stored: unknown): Block[] {
  const parsed = blocksSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  return Array.isArray(stored) ? stored.flatMap(readBlock) : [];
}

function readBlock(stored: unknown): Block[] {
  for (const candidate of [stored, withoutFormatting(stored, '')]) {
    const parsed = blockSchema.safeParse(candidate);
    if (parsed.success) return [parsed.data];
  }
  const paragraphs = textsIn(stored, '')
    .map((text) => text.slice(0, most.characters).trim())
    .filter((text) => text !== '')
    .slice(0, most.paragraphs);
  return paragraphs.length > 0 ? [{ type: 'prose', paragraphs }] : [];
}

/** As the schema of texts has them. */
const most = { characters: 4000, paragraphs: 40 };

function withoutFormatting(stored: unknown, name: string): unknown {
  if (isRichDocument(stored)) {
    const paragraphs = plainOfUnknown(stored);
    return name === 'paragraphs' ? paragraphs : paragraphs.join('\n\n');
  }
  if (Array.isArray(stored)) return stored.map((entry) => withoutFormatting(entry, name));
  if (typeof stored !== 'object' || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, withoutFormatting(value, key)]),
  );
}

const nameOfText = /^(?:title|heading|text|label|value|name|caption|question)$/;

/** Identifiers and addresses are no texts. */
function textsIn(stored: unknown, name: string): string[] {
  if (typeof stored === 'string') {
    return nameOfText.test(name) || /\s/.test(stored.trim()) ? [stored] : [];
  }
  if (isRichDocument(stored)) return plainOfUnknown(stored);
  if (Array.isArray(stored)) return stored.flatMap((entry) => textsIn(entry, name));
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([key, value]) => textsIn(value, key));
}
