import type { Language } from '#studio/shared/language.ts';
import { isAdded } from './added-block.ts';
import type { Block, BlockOf, BlockType } from './blocks.ts';
import { placeLines, type StudioIdentity } from './identity.ts';

export interface ContentDocument {
  key: string;
  language: Language;
  blocks: readonly Block[];
}

/** Without a slot never an added section. */
export function blockOf<T extends BlockType>(
  document: ContentDocument,
  type: T,
  slot?: string,
): BlockOf<T> | null {
  for (const block of document.blocks) {
    if (block.type !== type) continue;
    if (slot === undefined ? isAdded(block) : !('slot' in block) || block.slot !== slot) continue;
    return block as BlockOf<T>;
  }
  return null;
}

/**
 * Replaces {studio}, {coach}, {firstName}, {slug}, and in legal texts {address}, {email}, {phone} and {cvr}.
 */
export function fillNames<T>(value: T, identity: StudioIdentity): T {
  const names: Record<string, string> = {
    '{studio}': identity.studioName,
    '{coach}': identity.coachName,
    '{firstName}': identity.coachFirstName,
    '{slug}': identity.coachSlug,
    '{address}': placeLines(identity).join(', '),
    '{email}': identity.email,
    '{phone}': identity.phone,
    '{cvr}': identity.cvr,
  };
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(
        /\{(studio|coach|firstName|slug|address|email|phone|cvr)\}/g,
        (name) => names[name] ?? name,
      );
    if (Array.isArray(part)) return part.map(fill);
    if (part && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, fill(entry)]));
    return part;
  };
  return fill(value) as T;
}
