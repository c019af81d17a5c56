import type { Language } from '#studio/shared/language.ts';
import type { Block } from './blocks.ts';

const sentence = {
  en: 'Some sessions have a fee if you have not paid beforehand and cancel after the notice has passed, or do not come. It is a part of the price, and we state it before you book and in your confirmation. We never charge it automatically; if we charge it, you get an invoice by email.',
  da: 'Nogle timer har et gebyr, hvis du ikke har betalt på forhånd og aflyser efter fristen eller udebliver. Det er en del af prisen, og vi oplyser det, før du booker, og i din bekræftelse. Vi opkræver det aldrig automatisk. Opkræver vi det, får du en faktura på e-mail.',
} as const;
const heading = { en: 'Fees for unpaid sessions', da: 'Gebyr for ubetalte timer' } as const;
const aboutSessions = {
  en: /\d\. Sessions: rescheduling, cancelling/,
  da: /\d\. Timer: flytning, aflysning/,
} as const;

/** After the section about sessions; in terms without it as a section of its own at the end. */
export function withSessionFees(blocks: readonly Block[], language: Language): Block[] {
  const at = blocks.findIndex(
    (block) => block.type === 'prose' && aboutSessions[language].test(block.heading ?? ''),
  );
  const paragraphs = [sentence[language]];
  if (at < 0) return [...blocks, { type: 'prose', heading: heading[language], paragraphs }];
  return blocks.toSpliced(at + 1, 0, { type: 'prose', paragraphs });
}
