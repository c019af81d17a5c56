import type { TextKind } from '#studio/messages/notifications/texts/email-text-input.ts';
import type { EmailWords } from './emails.messages.ts';

interface LabelledText {
  name: string;
  kind: TextKind;
}

/** 'Text 2' where an email has several. */
export function labelOfText(
  { name, kind }: LabelledText,
  texts: readonly LabelledText[],
  words: EmailWords,
): string {
  const same = texts.filter((text) => text.kind === kind);
  const label = words.kinds[kind];
  return same.length > 1 ? words.numbered(label, same.findIndex((text) => text.name === name) + 1) : label;
}
