import type { DomainEventHandler } from '#studio/shared/events.ts';
import { extendLinks } from './secret-links.store.ts';

/** The email left late, because of the mail server: its links to sign in or confirm get the time that they lost. */
export const renewLinks: DomainEventHandler<'email.sent'> = (c, { queuedAt, linkHashes }) =>
  extendLinks(c.tx, { tokenHashes: linkHashes, by: queuedAt.until(c.now) });
