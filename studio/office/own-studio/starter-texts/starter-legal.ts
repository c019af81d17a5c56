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
  ['Private coaching, workshops, studio days, group classes', 'What you book'],
  ['Privat coaching, workshops, dage i studiet, holdundervisning', 'Det, du booker'],
  ['Programmes, workshops and classes', 'Places on fixed dates'],
  ['Forløb, workshops og hold', 'Pladser på faste datoer'],
  ['Session credits, sessions and studio days', 'Sessions and session credits'],
  ['Klip, timer og dage i studiet', 'Timer og klip'],
  [
    'You pay with a card, Apple Pay or Google Pay, in DKK and EUR also with MobilePay, on our payment provider’s page.',
    'You pay on our payment provider’s page, which shows the ways to pay.',
  ],
  [
    'Du betaler med kort, Apple Pay eller Google Pay, i DKK og EUR også med MobilePay, på vores betalingsudbyders side.',
    'Du betaler på vores betalingsudbyders side, som viser, hvordan du kan betale.',
  ],
  ['A price in DKK, EUR or USD is what you pay in that currency', 'A price is what you pay in its currency'],
  [
    'En pris i DKK, EUR eller USD er det, du betaler i den valuta',
    'En pris er det, du betaler i dens valuta',
  ],
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
