import type { Queries } from '#platform/db/database.ts';
import type { ParsedAttachment } from '#platform/mail/email-tasks.ts';
import { inboundMessages } from './inbound.messages.ts';
import { ownerLanguage } from './inbound-emails.queries.ts';
import type { SentAttachment } from './keep-attachments.ts';

/** What answers of calendars and forwarded emails are is their name, in the owner's language. */
export async function nameAttachments(
  q: Queries,
  attachments: readonly ParsedAttachment[],
  subject: string,
): Promise<SentAttachment[]> {
  if (attachments.every(({ origin }) => origin === null)) return [...attachments];
  const words = inboundMessages[await ownerLanguage(q)];
  return attachments.map(({ name, content, origin }, at) => {
    // Google attaches its answer once more, as 'invite.ics'.
    const isRepeated = attachments.findIndex((one) => one.origin?.kind === origin?.kind) < at;
    if (!origin || (isRepeated && name)) return { name, content };
    if (origin.kind === 'forwarded') return { name: words.forwarded, ending: '.eml', content };
    const about = origin.title || withoutPrefix(subject);
    return { name: words.calendar[origin.kind](about), ending: '.ics', content };
  });
}

/** 'Afvist: Sangtime' is already one in the language of the sender. */
function withoutPrefix(subject: string): string {
  return subject.replace(/^[\p{L}\s]{1,30}:\s/u, '').trim();
}
