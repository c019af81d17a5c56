import type { MailTransport } from './mail.ts';

/** On a public address without a mail server: nothing is handed over, and nothing is lost. */
export const waitingMail: MailTransport = {
  kind: 'waiting',
  deliver: async () => {
    throw new Error('Mails wait: SMTP_URL is not set');
  },
};
