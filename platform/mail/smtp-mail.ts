import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { MailAttachment } from '../db/schema/messages.ts';
import { isLoopback } from '../read-settings.ts';
import { senderIn } from './email-address.ts';
import { MailMisconfigured, type MailTransport, type OutgoingMail } from './mail.ts';
import { smtpAccountIn } from './smtp-address.ts';
import { failureOf, type SmtpFailure } from './smtp-failure.ts';
import { faultOfPort } from './smtp-port.ts';

export interface SmtpOptions {
  url: string;
  /** 'hello@example.com' or 'Studio <hello@example.com>'; a name there wins over the email's. */
  from: string;
  /** For connecting and everything before the final dot, in milliseconds. */
  dialogueMs?: number;
  /** Until the port is tried with TLS, before the first email; 0: never. */
  greetingMs?: number;
  /** For the answer to the final dot. */
  answerMs?: number;
}

/** Servers that slow down senders take 10 to 25 seconds for each answer. */
const DIALOGUE_MS = 300_000;
/** RFC 5321 4.5.3.2.6: servers check for viruses and advertising before they answer. */
const ANSWER_MS = 600_000;
const DNS_MS = 20_000;

function senderOf(from: string, fromName: string) {
  const { name, address } = senderIn(from);
  return { name: name || fromName, address };
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
  return url.username !== '' && !isLoopback(url.hostname);
}

type BeforeFinalDot = () => Promise<void>;

/** nodemailer ends the message when its stream ends, and reads it once the server has accepted sender and recipient. */
async function* holdingEnd(body: Readable, before: BeforeFinalDot): AsyncGenerator<Buffer> {
  yield* body;
  await before();
}

/** Read when the server has accepted sender and recipient; nothing of the message is sent. */
function endsWhenRead(onRead: () => void): Readable {
  return new Readable({
    read() {
      onRead();
      this.destroy(new Error('ended before the message'));
    },
  });
}

/** The library is loaded for the first email: it takes 26 MB. */
async function openPool(url: string, { dialogueMs, answerMs }: { dialogueMs: number; answerMs: number }) {
  const { createTransport } = await import('nodemailer');
  const { hostname } = new URL(url);
  const pool = createTransport({
    url: smtpAccountIn(url)?.security === 'tls' ? url.replace(/^smtp:/i, 'smtps:') : url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: dialogueMs,
    greetingTimeout: dialogueMs,
    socketTimeout: answerMs,
    dnsTimeout: Math.min(DNS_MS, dialogueMs),
    requireTLS: needsTls(new URL(url)),
    // Debian's Postfix has a self-signed certificate; nothing leaves this computer.
    ...(isLoopback(hostname) ? { tls: { rejectUnauthorized: false } } : {}),
  });
  pool.use('stream', (mail, done) => {
    const { beforeFinalDot, onAccepted } = mail.data as {
      beforeFinalDot?: BeforeFinalDot;
      onAccepted?: () => void;
    };
    if (onAccepted) mail.message.processFunc(() => endsWhenRead(onAccepted));
    if (beforeFinalDot) mail.message.processFunc((body) => Readable.from(holdingEnd(body, beforeFinalDot)));
    done();
  });
  return pool;
}

/** Once: a server that waits for TLS would be waited for with every email. */
async function checkPort({ url, greetingMs }: SmtpOptions, signal: AbortSignal): Promise<void> {
  const fault = greetingMs === 0 ? null : await faultOfPort(url, { signal, timeoutMs: greetingMs });
  if (fault) throw new MailMisconfigured(fault, false, fault);
}

/** Sends through a pool of SMTP connections. One call makes one delivery attempt. */
export function openSmtpMail(options: SmtpOptions): {
  transport: MailTransport;
  tryDelivery: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
} {
  const { dialogueMs = DIALOGUE_MS, answerMs = ANSWER_MS } = options;
  let pool: ReturnType<typeof openPool> | undefined;
  let portCheck: Promise<void> | undefined;
  const closed = new AbortController();
  const opened = async () => {
    portCheck ??= checkPort(options, closed.signal);
    await portCheck.catch((error: unknown) => {
      portCheck = undefined;
      throw error;
    });
    pool ??= openPool(options.url, { dialogueMs, answerMs });
    return pool;
  };
  return {
    /** Up to the message, of which nothing is sent. @throws as `deliver` */
    async tryDelivery(mail) {
      pool ??= openPool(options.url, { dialogueMs, answerMs: dialogueMs });
      let isAccepted = false;
      const onAccepted = () => {
        isAccepted = true;
      };
      try {
        await (await pool).sendMail({ ...messageOf(mail, options.from), onAccepted } as SendMailOptions);
      } catch (error) {
        if (!isAccepted) throw failureOf(error as SmtpFailure, false);
      }
    },
    transport: {
      kind: 'smtp',
      async deliver(mail, recordHandover = async () => {}) {
        const smtp = await opened();
        const timeout = new AbortController();
        const stop = () => timeout.abort();
        let timer = setTimeout(stop, dialogueMs);
        let isHandedOver = false;
        const beforeFinalDot = async () => {
          await recordHandover();
          isHandedOver = !timeout.signal.aborted;
          clearTimeout(timer);
          timer = setTimeout(stop, answerMs);
        };
        const { signal } = timeout;
        try {
          await smtp.sendMail({
            ...messageOf(mail, options.from),
            signal,
            beforeFinalDot,
          } as SendMailOptions);
        } catch (error) {
          throw failureOf(error as SmtpFailure, isHandedOver);
        } finally {
          clearTimeout(timer);
        }
      },
      async check() {
        const smtp = await opened();
        await smtp.verify().catch((error: SmtpFailure) => {
          throw failureOf(error, false);
        });
      },
    },
    close: async () => {
      closed.abort();
      (await pool)?.close();
    },
  };
}
