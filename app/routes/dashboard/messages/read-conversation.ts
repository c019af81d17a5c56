import { sizeText } from '#app/web/files/size-text.ts';
import type { World } from '#platform/world.ts';
import { replyAttachments } from '#studio/people/contact/attachments/reply-attachments.queries.ts';
import { splitQuoted } from '#studio/people/contact/inbound/email-text.ts';
import { markConversationRead } from '#studio/people/contact/student-area/continue-conversation.ts';
import { ownConversation } from '#studio/people/contact/student-area/conversations.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Who } from '#studio/shared/who.ts';

export interface EntryView {
  id: string;
  isOurs: boolean;
  body: string;
  quoted: string | null;
  when: string;
  files: ReadonlyArray<{ key: string; name: string; size: string; href: string; textHref: string | null }>;
}

/** Null: not there, or another person's. */
export async function readConversation(world: World, who: Who, id: string) {
  const q = world.db.query;
  const found = await ownConversation(q, who, id);
  if (!found) return null;
  if (found.isUnread) await markConversationRead(world, id);
  const { language } = who;
  const format = formats[language];
  const attached = await replyAttachments(q, id);
  const filesOf = (replyId: string) =>
    attached
      .filter((file) => file.replyId === replyId)
      .map(({ id: key, name, bytes, kind }) => {
        const href = `/dashboard/messages/${id}/attachments/${key}`;
        const textHref = kind === 'pdf' ? `${href}/text` : null;
        return { key, name, size: sizeText(bytes, language), href, textHref };
      });
  const question = {
    id,
    isOurs: false,
    body: found.message,
    quoted: null,
    when: format.short(found.sentAt),
    files: [],
  };
  const entries = found.entries.map(({ at, body, subject, ...entry }) => ({
    ...entry,
    ...bodyOf(entry.isOurs, body, subject),
    when: format.short(at),
    files: entry.isOurs ? filesOf(entry.id) : [],
  }));
  return {
    day: format.day(found.sentAt),
    subject: found.subject,
    entries: (found.subject === null && found.message !== ''
      ? [question, ...entries]
      : entries) satisfies EntryView[],
  };
}

function bodyOf(isOurs: boolean, body: string, subject: string): Pick<EntryView, 'body' | 'quoted'> {
  if (isOurs) return { body, quoted: null };
  const { written, quoted } = splitQuoted(body, subject);
  return { body: written || subject, quoted };
}
