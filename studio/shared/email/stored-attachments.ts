import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { Files } from '#platform/files/files.ts';
import { MailRefused } from '#platform/mail/mail.ts';

/** With the content of a stored file. @throws MailRefused when it was removed meanwhile */
export async function withContent(files: Files, attachment: MailAttachment): Promise<MailAttachment> {
  const { key, ...shown } = attachment;
  if (key === undefined) return attachment;
  const opened = await files.open(key);
  if (!opened) throw new MailRefused('An attached file was removed');
  const content = Buffer.from(await new Response(opened.body).arrayBuffer());
  return { ...shown, content: content.toString('base64'), encoding: 'base64' };
}
