import type { Attachment } from 'postal-mime';
import { composed, composedValues } from '#platform/composed-text.ts';
import type { ParsedAttachment, ReceivedEmail } from '#platform/mail/email-tasks.ts';
import type { InputOf } from '../../processes.ts';
import { BeyondLimit } from '../beyond-limit.ts';
import { attachmentOrigin } from './attachment-origin.ts';
import { authorsOf, senderOf } from './authors.ts';
import { bodyText } from './body-text.ts';
import { countParts } from './count-parts.ts';
import { EmailParser } from './email-parser.ts';

const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

const mostParts = 1_000;
/** Of a picture inside the text: smaller ones are of signatures. */
const leastPictureBytes = 10 * 1024;

/** Never fails for what an email holds: what can't be read is left out. An embedded email counts as an attachment. */
export async function parseEmail(input: InputOf<'parse-email'>): Promise<ReceivedEmail> {
  const { raw, mostText, mostAttachments } = input;
  if (countParts(raw, mostParts) > mostParts) throw new BeyondLimit(`more than ${mostParts} parts`);
  const parser = new EmailParser(limits);
  const email = await parser.parse(raw);
  const headers = email.headers.map(({ key, value }) => ({ name: key, value }));
  const valuesOf = (wanted: string) =>
    headers.filter(({ name }) => name === wanted).map(({ value }) => value);
  const [from, ...others] = valuesOf('from');
  const authors = from === undefined || others.length > 0 ? [] : authorsOf(from);
  const { text, quotedPictures } = bodyText(parser.bodies, mostText);
  const attached = email.attachments.filter((one) => isWanted(one, quotedPictures));
  return {
    headers,
    from: composedValues(senderOf(authors, valuesOf('sender')[0])),
    hasOneAuthor: authors.length === 1,
    subject: composed(email.subject ?? ''),
    messageId: email.messageId ?? null,
    text: composed(text || parser.strayText.trim()),
    attachments: attached.slice(0, mostAttachments).map(asParsed),
    isIncomplete: parser.isIncomplete || attached.length > mostAttachments,
  };
}

function isWanted(
  { related, mimeType, contentId, content }: Attachment,
  quotedPictures: ReadonlySet<string>,
): boolean {
  if (mimeType === 'text/x-amp-html') return false;
  if (!related || !mimeType.startsWith('image/')) return true;
  const isQuoted = quotedPictures.has(contentId?.replaceAll(/^<|>$/g, '') ?? '');
  return sizeOf(content) >= leastPictureBytes && !isQuoted;
}

function asParsed(attachment: Attachment): ParsedAttachment {
  const { filename, content } = attachment;
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const origin = attachmentOrigin(attachment);
  // What a calendar calls its answer says nothing, what a person calls a file does.
  const isNamed = filename && (origin?.kind === 'forwarded' || origin?.kind === 'invitation');
  return { name: composed(filename ?? ''), content: bytes, origin: isNamed ? null : origin };
}

const sizeOf = (content: Attachment['content']) =>
  typeof content === 'string' ? content.length : content.byteLength;
