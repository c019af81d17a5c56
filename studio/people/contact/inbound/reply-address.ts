import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#studio/shared/secret-token.ts';

/** 62 characters of the 64 that a mailbox may have, in lower case: mail servers may change the case. */
const pattern = /^reply\+([0-9a-f]{32})([0-9a-f]{24})@(.+)$/;

/** The Reply-To of our reply. Only its recipients know the signature. */
export function replyAddress(messageId: string, domain: string, secret: Uint8Array): string {
  return `reply+${messageId.replaceAll('-', '')}${signatureOf(messageId, secret)}@${domain}`;
}

/** The id of the contact message. Null: not an address of ours. */
export function messageOfReplyAddress(address: string, domain: string, secret: Uint8Array): string | null {
  const [, id, given, at] = pattern.exec(address.trim().toLowerCase()) ?? [];
  if (!id || !given || at !== domain) return null;
  const messageId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const expected = Buffer.from(signatureOf(messageId, secret));
  return timingSafeEqual(Buffer.from(given), expected) ? messageId : null;
}

/** 96 bits. */
function signatureOf(messageId: string, secret: Uint8Array): string {
  const signed = keyedHash(secret, 'reply address', messageId.toLowerCase());
  return createHash('sha256').update(signed).digest('hex').slice(0, 24);
}
