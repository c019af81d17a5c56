import type { Block } from '#studio/shared/content/blocks.ts';
import { legal } from '../../../../db/sample/content/legal.ts';
import type { SampleDocument } from '../../../../db/sample/document.ts';
import type { StarterPage } from './starter-page.ts';

/** They describe what this software does in every studio; only these words are those of the sample studio. */
const general: ReadonlyArray<readonly [sample: string, general: string]> = [
  ['Voice Elevated and Celebrity Vocal Experience', 'Programmes by application'],
  ['Workshops, Voice Elevated and the retreat are', 'Workshops and programmes are'],
  ['Voice Elevated og Celebrity Vocal Experience', 'Forløb med ansøgning'],
  ['Workshops, Voice Elevated og retreatet er', 'Workshops og forløb er'],
];

export const legalKeys: readonly string[] = legal.map(({ key }) => key);

/** A row without a value, such as the phone number, is left out. */
export function starterLegal(given: { phone: string; cvr: string }): StarterPage[] {
  const missing = [...(given.phone ? [] : ['{phone}']), ...(given.cvr ? [] : ['{cvr}'])];
  const blocksOf = (blocks: SampleDocument['en']) =>
    blocks.map((block) => withoutRows(inGeneral(block), missing));
  return legal.map(({ key, en, da }) => ({ key, page: { en: blocksOf(en), da: blocksOf(da) } }));
}

function inGeneral(block: Block): Block {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return general.reduce((text, [from, to]) => text.replace(from, to), part);
    if (Array.isArray(part)) return part.map(fill);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, fill(value)]));
  };
  return fill(block) as Block;
}

function withoutRows(block: Block, missing: readonly string[]): Block {
  if (block.type !== 'facts') return block;
  return { ...block, rows: block.rows.filter(({ value }) => !missing.includes(value)) };
}
