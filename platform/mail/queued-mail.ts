import type { MailTransport } from './mail.ts';

/** For a public site without a mail server: emails stay queued. */
export const waitingMail: MailTransport = {
  kind: 'waiting',
  deliver: async () => {
    throw new Error('Emails wait: SMTP_URL is not set');
  },
};
