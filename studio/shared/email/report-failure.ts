import { accountEmail } from '#platform/accounts/account-email.ts';
import type { Change } from '#studio/shared/change.ts';
import { oneLine } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { bulkKinds, unconfirmedKinds } from './email.ts';
import { clearFailedEmail } from './emails.store.ts';

interface FailedEmail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
}

/**
 * Reports an email that was not delivered. One to an address that a stranger entered and nobody has confirmed is only
 * counted (undelivered.queries.ts), and its text deleted: anyone could fill the owner's tasks with it. The newsletter
 * counts its own.
 */
export async function reportFailure(c: Change, mail: FailedEmail, reason: string): Promise<void> {
  const { id, recipient } = mail;
  if (bulkKinds.includes(mail.kind)) return clearFailedEmail(c.tx, id);
  if (unconfirmedKinds.includes(mail.kind) && !(await hasAccount(c, recipient)))
    return clearFailedEmail(c.tx, id);
  await publish(c, { type: 'email.failed', emailId: id, recipient, subject: oneLine(mail.subject), reason });
}

async function hasAccount(c: Change, recipient: string): Promise<boolean> {
  const email = accountEmail(recipient);
  return email !== null && (await c.world.accounts.accountBy(c.tx, { email })) !== null;
}
