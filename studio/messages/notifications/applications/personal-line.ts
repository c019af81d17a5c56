import { paragraphsOfReply } from '#studio/people/contact/reply.ts';
import { type Block, text } from '#studio/shared/email/email-content.ts';

/** Of an answer to an application; a blank line separates paragraphs. */
export interface WithPersonalLine {
  personalLine?: string;
}

export function personalLineBlocks({ personalLine = '' }: WithPersonalLine): Block[] {
  return paragraphsOfReply(personalLine).map(text);
}
