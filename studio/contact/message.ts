import type { MessageState } from '#platform/db/schema/messages.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * new        nobody has looked at it
 * read       seen, and not answered yet, or no answer is due
 * answered   the owner has written back
 * deleted    off the list; can be brought back for a week, then it is gone for good
 */
export const messageLifecycle: Lifecycle<MessageState> = {
  new: ['read', 'answered', 'deleted'],
  read: ['new', 'answered', 'deleted'],
  answered: ['read', 'deleted'],
  deleted: ['new', 'read', 'answered'],
};

/** Days in which what was deleted can be brought back. */
export const messageKeptDays = 7;

/** An answer in the owner's own mail programme: to whom, about what, and under it what was asked. */
export function replyHref(
  message: { email: string; message: string },
  words: { subject: string; wrote: string },
): string {
  const quoted = message.message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${words.wrote}\r\n${quoted}`;
  // Mail programmes refuse very long addresses: what does not fit is left out.
  const shown = body.length > quotedAtMost ? `${body.slice(0, quotedAtMost)} …` : body;
  const said = [`subject=${encodeURIComponent(words.subject)}`, `body=${encodeURIComponent(shown)}`];
  return `mailto:${encodeURIComponent(message.email).replace('%40', '@')}?${said.join('&')}`;
}

const quotedAtMost = 1200;
