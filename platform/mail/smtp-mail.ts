import type { MailAttachment } from '../db/schema/messages.ts';
import { MailNotTaken, MailRefused, type MailTransport, type OutgoingMail } from './mail.ts';

export interface SmtpOptions {
  url: string;
  /** 'hello@example.com' or 'Studio <hello@example.com>'; a name there wins over the email's. */
  from: string;
  /** Timeout for a silent server and for one delivery, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** Replies about our authentication, not the email: retrying helps once the settings are corrected. */
const aboutUs = new Set([530, 534, 535, 538]);

interface SmtpFailure extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

function isRefusal(failure: SmtpFailure): boolean {
  const { code, responseCode } = failure;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return (
    responseCode !== undefined && responseCode >= 500 && responseCode !== 503 && !aboutUs.has(responseCode)
  );
}

/** nodemailer's error is not kept as a cause: its message and stack quote the server. */
function notTaken(failure: SmtpFailure): MailNotTaken {
  const { code, name, responseCode, response, message } = failure;
  const codes = [typeof code === 'string' ? code : name, responseCode].filter(Boolean).join(' ');
  const Kind = isRefusal(failure) ? MailRefused : MailNotTaken;
  return new Kind(codes, response ?? message, responseCode);
}

function senderOf(from: string, fromName: string) {
  const [, name, address] = /^(.*)<([^<>]+)>$/.exec(from) ?? [null, '', from];
  return { name: (name ?? '').trim() || fromName, address: (address ?? from).trim() };
}

function attachmentOf(attachment: MailAttachment) {
  return {
    filename: attachment.filename,
    contentType: attachment.contentType,
    content: attachment.content,
    encoding: attachment.encoding === 'base64' ? ('base64' as const) : ('utf-8' as const),
    ...(attachment.contentId ? { cid: attachment.contentId, contentDisposition: 'inline' as const } : {}),
  };
}

function partsOf(attachments: readonly MailAttachment[]) {
  const calendar = attachments.find((attachment) => attachment.contentType.startsWith('text/calendar'));
  const method = /method=(\w+)/.exec(calendar?.contentType ?? '')?.[1];
  return {
    ...(calendar && method
      ? { icalEvent: { method, filename: calendar.filename, content: calendar.content } }
      : {}),
    attachments: attachments.filter((attachment) => attachment !== calendar || !method).map(attachmentOf),
  };
}

function messageOf(mail: OutgoingMail, from: string) {
  const sender = senderOf(from, mail.fromName);
  return {
    messageId: mail.messageId,
    from: sender,
    // An object, because a string would be parsed as an address list.
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: [mail.to] },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    ...partsOf(mail.attachments),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Credentials cross a network only over TLS. */
function needsTls(url: URL): boolean {
  return url.username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

/** The library is loaded for the first email: it takes 26 MB. */
async function openPool(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: needsTls(new URL(url)),
  });
}

/** Sends through a pool of SMTP connections. One call makes one delivery attempt. */
export function openSmtpMail(options: SmtpOptions): { transport: MailTransport; close: () => Promise<void> } {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  let pool: ReturnType<typeof openPool> | undefined;
  return {
    transport: {
      kind: 'smtp',
      async deliver(mail) {
        const signal = AbortSignal.timeout(4 * timeoutMs);
        pool ??= openPool(options.url, timeoutMs);
        const smtp = await pool;
        try {
          await smtp.sendMail({ ...messageOf(mail, options.from), signal });
        } catch (error) {
          throw notTaken(error as SmtpFailure);
        }
      },
    },
    close: async () => (await pool)?.close(),
  };
}
