import type { MailTransport } from './mail.ts';

/** For local use without a mail server: emails stay in the database, /outbox shows them. */
export const outboxMail: MailTransport = { kind: 'outbox', deliver: async () => {} };
