import { securityEvents } from '#studio/shared/accounts/security-events.ts';
import type { Change } from '#studio/shared/change.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { accountDeletedKind } from '#studio/shared/email/email.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import {
  accountDeletedEmail,
  guestDeletedEmail,
  newAddressEmail,
  resetEmail,
  securityEmail,
  signInEmail,
  signUpEmail,
  unknownAccountEmail,
} from './account-emails.ts';

export const notifySignUp: DomainEventHandler<'account.sign-up-requested'> = (c, event) =>
  send(c, {
    kind: 'account-sign-up',
    to: event,
    write: (branding) => signUpEmail(withLink(branding, event, `/login/confirm/${event.token}`)),
  });

/** Unknown addresses get an email too, so that timing does not reveal accounts. */
export const notifyLink: DomainEventHandler<'account.link-requested'> = (c, event) =>
  send(c, {
    kind: `account-${event.link}`,
    to: event,
    write: (branding) => {
      if (!event.isKnown) return unknownAccountEmail({ branding, language: event.language });
      const write = event.link === 'reset' ? resetEmail : signInEmail;
      return write(withLink(branding, event, `/${event.link}/${event.token}`));
    },
  });

export const notifyEmailChangeRequest: DomainEventHandler<'account.email-change-requested'> = (c, event) =>
  send(c, {
    kind: 'account-new-email',
    to: event,
    write: (branding) => newAddressEmail(withLink(branding, event, `/login/email/${event.token}`)),
  });

export const notifySecurityChanged: DomainEventHandler<'account.security-changed'> = (c, event) =>
  send(c, {
    kind: securityEvents[event.action].kind,
    to: event,
    write: (branding) => securityEmail({ branding, ...event }),
  });

/** Confirms the deletion and names what the law requires us to keep. */
export const notifyAccountDeleted: DomainEventHandler<'account.deleted'> = (c, event) =>
  send(c, {
    kind: accountDeletedKind,
    to: event,
    write: (branding) => accountDeletedEmail({ branding, language: event.language }),
  });

export const notifyGuestDeleted: DomainEventHandler<'guest.deleted'> = (c, event) =>
  send(c, {
    kind: accountDeletedKind,
    to: event,
    write: (branding) => guestDeletedEmail({ branding, language: event.language }),
  });

interface Recipient {
  email: string;
  language: Language;
}

function withLink(branding: Branding, { language }: Recipient, path: string) {
  return { branding, language, url: siteAddress(branding, path, language) };
}

async function send(
  c: Change,
  {
    kind,
    to: { email, language },
    write,
  }: { kind: string; to: Recipient; write: (branding: Branding) => EmailContent },
): Promise<void> {
  const content = write(await readBranding(c.tx, c.world.settings));
  await queueEmail(c, { ...content, kind, language, to: email });
}
