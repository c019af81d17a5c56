import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { RichBlock } from '#studio/shared/content/rich-text/rich-text.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Branding } from './branding.ts';

/** A part of an email. Plain text only: visitors' input is never markup. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'hour'; date: string; clocks: readonly string[]; isOver?: boolean }
  | { kind: 'facts'; rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'links'; items: readonly Link[] }
  | { kind: 'quote'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'rich'; content: readonly RichBlock[] }
  /** `width` and `height` in CSS pixels; `alt` empty: an ornament. */
  | { kind: 'image'; src: string; width: number; height: number; alt: string; href?: string };

interface Link {
  label: string;
  href: string;
}

export interface EmailLayout {
  branding: Branding;
  language: Language;
  subject: string;
  headline: string;
  blocks: readonly Block[];
  /** The line that inboxes show after the subject; absent: the first words. */
  preview?: string;
  attachments?: readonly MailAttachment[];
  /** To the owner: without the closing words to visitors. */
  isForOwner?: boolean;
}

export interface EmailContent {
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
}

/** A row of facts; null is left out. */
export type Fact = readonly [label: string, value: string] | null;

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const small = (value: string): Block => ({ kind: 'small', text: value });
export const quote = (value: string): Block => ({ kind: 'quote', text: value });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });
export const links = (...items: readonly Link[]): Block => ({ kind: 'links', items });
export const facts = (...rows: readonly Fact[]): Block => ({
  kind: 'facts',
  rows: rows.filter((row) => row !== null),
});
