import type { Attachment } from 'postal-mime';
import type { AttachmentOrigin } from '#platform/mail/email-tasks.ts';

const answers = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' } as const;
const longestCalendar = 64 * 1024;

export function attachmentOrigin({ mimeType, method, content }: Attachment): AttachmentOrigin | null {
  if (mimeType === 'message/rfc822') return { kind: 'forwarded', title: '' };
  if (mimeType !== 'text/calendar' && mimeType !== 'application/ics') return null;
  const text = Buffer.from(content as Uint8Array)
    .toString('utf8', 0, longestCalendar)
    .replaceAll(/\r?\n[ \t]/g, '');
  const sent = method ?? /^METHOD\s*:\s*(\w{1,20})/im.exec(text)?.[1]?.toUpperCase();
  const title = textValue(/^SUMMARY[^:\n]{0,200}:(.{1,300})/im.exec(text)?.[1] ?? '');
  if (sent === 'COUNTER') return { kind: 'proposed', title };
  if (sent !== 'REPLY') return { kind: 'invitation', title };
  const answer = /^ATTENDEE[^\n]{0,500}?PARTSTAT="?(ACCEPTED|DECLINED|TENTATIVE)/im.exec(text)?.[1];
  return { kind: answer ? answers[answer.toUpperCase() as keyof typeof answers] : 'answered', title };
}

/** RFC 5545 3.3.11. */
function textValue(value: string): string {
  return value
    .replaceAll(/\\([nN,;\\])/g, (_, escaped: string) => (/n/i.test(escaped) ? ' ' : escaped))
    .trim();
}
