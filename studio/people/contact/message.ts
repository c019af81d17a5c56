import type { MessageState } from '#platform/db/schema/messages.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** A deleted message can be restored for a week. A further reply answers again; an email reopens. */
export const messageLifecycle: Lifecycle<MessageState> = {
  new: ['read', 'answered', 'deleted'],
  read: ['new', 'answered', 'deleted'],
  answered: ['new', 'read', 'answered', 'deleted'],
  deleted: ['new', 'read', 'answered'],
};

export const messageKeptDays = 7;

/** Markup of links, or a link for a name, as only programs write them. */
export function isSuspected({ name, message }: { name: string; message: string }): boolean {
  return /https?:|www\./i.test(name) || /<a\s[^>]{0,200}href|\[(?:url|link)[\]=]/i.test(message);
}

/** mailto: with recipient, subject and the quoted message. */
export function replyHref(
  message: { email: string; message: string },
  words: { subject: string; wrote: string },
): string {
  const quoted = message.message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${words.wrote}\r\n${quoted}`;
  const shown = body.length > quotedAtMost ? `${body.slice(0, quotedAtMost)} …` : body;
  const parameters = [`subject=${encodeURIComponent(words.subject)}`, `body=${encodeURIComponent(shown)}`];
  return `mailto:${encodeURIComponent(message.email).replace('%40', '@')}?${parameters.join('&')}`;
}

const quotedAtMost = 1200;
