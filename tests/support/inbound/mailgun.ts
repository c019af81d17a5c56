import { createHmac, randomBytes } from 'node:crypto';
import type { DeliveredEmail } from '#studio/people/contact/inbound/receive-email.ts';

export const signingKey = 'key-of-mailgun-1234';
export const inboundDomain = 'in.studio.example';
export const authservId = 'mx.mailgun.example';

export const inboundSettings = {
  INBOUND_EMAIL_DOMAIN: inboundDomain,
  MAILGUN_SIGNING_KEY: signingKey,
  INBOUND_AUTHSERV_ID: authservId,
};

export const passed = (domain: string) =>
  `Authentication-Results: ${authservId}; dmarc=pass header.from=${domain}`;

/** As Mailgun signs what it forwards. */
export function proofAt(now: Temporal.Instant, key = signingKey) {
  const timestamp = String(Math.floor(now.epochMilliseconds / 1000));
  const token = randomBytes(25).toString('hex');
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  return { timestamp, token, signature };
}

interface Written {
  from?: string;
  messageId?: string | null;
  /** Complete header lines. */
  headers?: readonly string[];
  contentType?: string;
  body?: string;
}

let written = 0;

export function mimeOf({ from, messageId, headers = [], contentType, body = 'Ja tak.' }: Written): string {
  written += 1;
  const id = messageId === undefined ? `<${written}@student.example>` : messageId;
  return [
    ...headers,
    `From: ${from ?? 'Åse Ø <aase@example.dk>'}`,
    'To: reply@in.studio.example',
    'Subject: =?utf-8?Q?Sv:_Din_besked?=',
    ...(id ? [`Message-ID: ${id}`] : []),
    'MIME-Version: 1.0',
    `Content-Type: ${contentType ?? 'text/plain; charset=utf-8'}`,
    '',
    body,
  ].join('\r\n');
}

export function delivery(
  to: { recipient: string; now: Temporal.Instant },
  email: Written | string = {},
  changes: Partial<DeliveredEmail> = {},
): DeliveredEmail {
  const mime = typeof email === 'string' ? email : mimeOf(email);
  return {
    ...proofAt(to.now),
    recipient: to.recipient,
    sender: 'aase@example.dk',
    raw: Buffer.from(mime, 'utf8'),
    ...changes,
  };
}
