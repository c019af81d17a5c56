import type { MailTransport } from './mail.ts';

/** On a computer of one's own without a mail server: mails stay in the database, and /outbox shows them. */
export const outboxMail: MailTransport = { kind: 'outbox', deliver: async () => {} };
