import type { Reader } from './edited-texts.ts';
import { type Block, text } from './email-content.ts';
import { commonTexts } from './every-email.messages.ts';

/** Without a name while the address is not confirmed. */
export function greeting(reader: Reader, name: string): Block {
  const { hello, helloUnnamed } = commonTexts.of(reader);
  return text(name ? hello({ name }) : helloUnnamed);
}

/** Before the small print and the links at the end. */
export function withClosing(reader: Reader, blocks: readonly Block[]): readonly Block[] {
  const { closing } = commonTexts.of(reader);
  if (!closing) return blocks;
  const last = blocks.findLastIndex(({ kind }) => kind !== 'small' && kind !== 'links') + 1;
  return [...blocks.slice(0, last), text(closing), ...blocks.slice(last)];
}
