import { sizeText } from '#app/web/files/size-text.ts';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import type { Queries } from '#platform/db/database.ts';
import type { AttachmentKind } from '#platform/db/schema/messages.ts';
import type { World } from '#platform/world.ts';
import { attachmentsOfThread } from '#studio/people/contact/attachments/attachments.queries.ts';
import {
  type ReplyAttachment,
  replyAttachments,
} from '#studio/people/contact/attachments/reply-attachments.queries.ts';
import { splitQuoted } from '#studio/people/contact/inbound/email-text.ts';
import { inboundEmailsOf } from '#studio/people/contact/inbound/inbound-emails.queries.ts';
import { replyHref } from '#studio/people/contact/message.ts';
import type { OwnersMessage } from '#studio/people/contact/message-list.queries.ts';
import { draftOf, repliesTo } from '#studio/people/contact/replies.queries.ts';
import { type SavedReply, savedReplies } from '#studio/people/contact/saved-replies.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May, Who } from '#studio/shared/who.ts';
import type { ThreadEntry, ThreadView } from './message-thread.tsx';
import { messagePageMessages } from './messages.messages.ts';
import type { AttachmentView } from './thread-attachments.tsx';

interface Read {
  who: May<'inbox'>;
  message: OwnersMessage;
  studioName: string;
}

export async function readThread(world: World, { who, message, studioName }: Read): Promise<ThreadView> {
  const q = world.db.query;
  // In the sender's language.
  const theirs = messagePageMessages[message.language === 'da' ? 'da' : 'en'];
  const files = await replyAttachments(q, message.id);
  const entries = await readEntries(q, message, { language: who.language, files });
  const saved = await savedReplies(q, who, who.language);
  const draft = await draftOf(q, message.id);
  return {
    name: message.name,
    language: message.language === 'da' ? 'da' : 'en',
    version: message.version,
    isStartedByOwner: message.subject !== null,
    subject: message.isDraft ? message.subject : null,
    entries,
    attached: files
      .filter(({ replyId }) => replyId === null)
      .map((file) => attachmentView(file, message.id, who.language)),
    shownIn: who.language,
    draft: draft && { body: draft.body, language: draft.language },
    saved: titlesOf(saved, who.language),
    mailto:
      message.subject === null
        ? replyHref(message, { subject: theirs.subject(studioName), wrote: theirs.wrote(message.name) })
        : null,
    formKey: newIdempotencyKey(),
  };
}

export function titlesOf(saved: readonly SavedReply[], language: Language) {
  return saved.map(({ id, titleEn, titleDa }) => ({ id, title: language === 'da' ? titleDa : titleEn }));
}

interface Reading {
  language: Who['language'];
  files: readonly ReplyAttachment[];
}

/** Our replies and the answers to them, oldest first. */
async function readEntries(
  q: Queries,
  message: OwnersMessage,
  { language, files }: Reading,
): Promise<ThreadEntry[]> {
  const replies = (await repliesTo(q, message.id)).map(({ sentAt, emailState, ...reply }) => ({
    at: sentAt,
    entry: {
      kind: 'reply' as const,
      ...reply,
      state: emailState ?? ('sent' as const),
      attachments: files
        .filter(({ replyId }) => replyId === reply.id)
        .map((file) => attachmentView(file, message.id, language)),
    },
  }));
  const stored = await attachmentsOfThread(q, message.id);
  const hrefOf = (emailId: string, position: number) => {
    const found = stored.find((one) => one.emailId === emailId && one.place === position);
    return found ? linksOf(found, message.id) : { href: null, textHref: null };
  };
  const emails = (await inboundEmailsOf(q, message.id)).map(({ receivedAt, ...email }) => ({
    at: receivedAt,
    entry: {
      kind: 'email' as const,
      id: email.id,
      name: email.name,
      email: email.email,
      subject: email.subject,
      ...splitQuoted(email.body, email.subject),
      isVerified: email.isVerified,
      isShortened: email.isShortened,
      isUnparsed: email.isUnparsed,
      isFromStudentArea: email.isFromStudentArea,
      isOtherAddress: email.email.toLowerCase() !== message.email.toLowerCase(),
      attachments: email.attachments.map(({ name, bytes }, position) => ({
        key: `${position}`,
        name,
        size: sizeText(bytes, language),
        ...hrefOf(email.id, position),
      })),
    },
  }));
  return [...replies, ...emails]
    .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
    .map(({ at, entry }) => ({ ...entry, when: formats[language].short(at) }));
}

function linksOf({ id, kind }: { id: string; kind: AttachmentKind }, messageId: string) {
  const href = `/admin/messages/${messageId}/attachments/${id}`;
  return { href, textHref: kind === 'pdf' ? `${href}/text` : null };
}

export function attachmentView(
  { id, kind, name, bytes }: ReplyAttachment,
  messageId: string,
  language: Who['language'],
): AttachmentView {
  return { key: id, name, size: sizeText(bytes, language), ...linksOf({ id, kind }, messageId) };
}
