import type { Account } from '#platform/accounts/accounts.ts';
import type { SecurityEvent } from '#studio/shared/accounts/security-events.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';

export interface NotedEvent {
  /** As it was before the change. */
  account: Account;
  action: SecurityEvent;
  /** Unless the account has chosen one. */
  language: Language;
  /** The new address, or the name of the device. */
  detail?: string;
}

/** Writes the audit log and emails the account, at the old and the new address when it changes. */
export async function noteSecurityEvent(c: Change, noted: NotedEvent): Promise<void> {
  const { account, action, detail = '' } = noted;
  const actor = account.role === 'owner' ? 'owner' : account.userId;
  await audit(c, { actor, action, subject: `user:${account.userId}` });
  const language = account.language ?? noted.language;
  const recipients = action === 'email.changed' ? [account.email, detail] : [account.email];
  for (const email of recipients)
    await publish(c, { type: 'account.security-changed', action, email, language, detail });
}
