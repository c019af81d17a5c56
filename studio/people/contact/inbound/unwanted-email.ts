import type { ReceivedEmail } from '#platform/mail/email-tasks.ts';

export type UnwantedReason = 'automatic' | 'loop';

export interface OwnAddresses {
  /** Of our replies, in X-Loop. */
  siteHost: string;
  inboundDomain: string;
  sender: string;
}

/** RFC 3834: answers of machines, and reports about deliveries, which have no sender. */
export function unwantedReason(
  email: Pick<ReceivedEmail, 'headers' | 'from'> & Partial<Pick<ReceivedEmail, 'attachments'>>,
  envelopeSender: string,
  own: OwnAddresses,
): UnwantedReason | null {
  const valuesOf = (name: string) =>
    email.headers.filter((header) => header.name === name).map(({ value }) => value.trim().toLowerCase());
  const from = email.from?.address.toLowerCase() ?? '';
  const isOwn =
    valuesOf('x-loop').includes(own.siteHost.toLowerCase()) ||
    from === own.sender.toLowerCase() ||
    from.endsWith(`@${own.inboundDomain}`);
  if (isOwn) return 'loop';
  const isAutomatic =
    isNullSender(envelopeSender) ||
    valuesOf('return-path').includes('<>') ||
    valuesOf('auto-submitted').some((value) => !/^(?:no\b|$)/.test(value) && !isPressed(value, email)) ||
    valuesOf('precedence').some((value) => /^(bulk|junk|list|auto_reply)\b/.test(value)) ||
    ['x-autoreply', 'x-autorespond'].some((name) => valuesOf(name).length > 0) ||
    valuesOf('content-type').some((value) => value.startsWith('multipart/report'));
  return isAutomatic ? 'automatic' : null;
}

/** A calendar writes the email when a person presses 'Decline'. */
function isPressed(autoSubmitted: string, { attachments = [] }: Partial<ReceivedEmail>): boolean {
  const isAnswer = attachments.some(
    ({ origin }) => origin && !['forwarded', 'invitation'].includes(origin.kind),
  );
  return isAnswer && /^auto-generated\b/.test(autoSubmitted);
}

function isNullSender(sender: string): boolean {
  const address = sender.trim().replace(/^<|>$/g, '').toLowerCase();
  return address === '' || /^(mailer-daemon|postmaster)(@|$)/.test(address);
}
