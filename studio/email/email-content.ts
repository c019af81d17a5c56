import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Branding } from './branding.ts';

/** One part of a letter. All of it is plain text; nothing a visitor wrote is ever markup. */
export type Block =
  | { kind: 'text'; text: string }
  /** The hour itself, large: the day, then each clock that shows it. */
  | { kind: 'hour'; date: string; clocks: readonly string[]; isOver?: boolean }
  /** Label and value, ruled like a concert programme. */
  | { kind: 'facts'; rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'links'; items: ReadonlyArray<{ label: string; href: string }> }
  /** Somebody else's words, with their own line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'small'; text: string };

/** What a mail says, before it is printed as HTML and as plain text. Both are printed from this one value. */
export interface EmailLayout {
  branding: Branding;
  language: Language;
  subject: string;
  headline: string;
  blocks: readonly Block[];
  attachments?: readonly MailAttachment[];
}

/** A mail ready for the queue. */
export interface EmailContent {
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
}

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const small = (value: string): Block => ({ kind: 'small', text: value });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });
export const facts = (...rows: ReadonlyArray<readonly [string, string] | null>): Block => ({
  kind: 'facts',
  rows: rows.filter((row) => row !== null),
});
