import PostalMime, { addressParser } from 'postal-mime';
import type { ReceivedEmail } from '#platform/mail/email-tasks.ts';
import type { InputOf } from '../../processes.ts';
import { BeyondLimit } from '../beyond-limit.ts';
import { countParts } from './count-parts.ts';
import { htmlText } from './html-text.ts';

const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

const mostParts = 1_000;

/** Null: deeper or longer than any email that people write. An embedded email counts as an attachment. */
export async function parseEmail({
  raw,
  mostText,
  mostAttachments,
}: InputOf<'parse-email'>): Promise<ReceivedEmail | null> {
  if (countParts(raw, mostParts) > mostParts) throw new BeyondLimit(`more than ${mostParts} parts`);
  let email: Awaited<ReturnType<typeof PostalMime.parse>>;
  try {
    email = await PostalMime.parse(raw, limits);
  } catch {
    return null;
  }
  const headers = email.headers.map(({ key, value }) => ({ name: key, value }));
  const froms = headers.filter(({ name }) => name === 'from');
  return {
    headers,
    from: froms.length === 1 ? oneMailbox(addressParser(froms[0]?.value ?? '')) : null,
    subject: email.subject ?? '',
    messageId: email.messageId ?? null,
    text: email.text?.trim() ? email.text.slice(0, mostText) : htmlText(email.html ?? '', mostText),
    attachments: email.attachments
      .filter(({ related }) => !related)
      .slice(0, mostAttachments)
      .map(({ filename, content }) => ({
        name: filename ?? '',
        content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      })),
  };
}

function oneMailbox(list: ReadonlyArray<{ name: string; address?: string | undefined }>) {
  const [first, ...others] = list;
  return first?.address && others.length === 0 ? { name: first.name, address: first.address } : null;
}
