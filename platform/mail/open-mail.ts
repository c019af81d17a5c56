import { isLoopback } from '../read-settings.ts';
import type { Settings } from '../settings.ts';
import type { MailTransport } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'host' | 'isLoopbackSite'>;

export function defaultSender(siteUrl: string): string {
  return `no-reply@${new URL(siteUrl).hostname.replace(/^www\./, '')}`;
}

/** True when only this computer can reach the site. */
export function keepsOutbox(settings: Omit<MailSettings, 'mailFrom' | 'siteUrl'>): boolean {
  return settings.smtpUrl === null && settings.isLoopbackSite && isLoopback(settings.host);
}

const outboxMail: MailTransport = { kind: 'outbox', deliver: async () => {} };

/** For a public site without a mail server: emails stay queued. */
const waitingMail: MailTransport = {
  kind: 'waiting',
  deliver: async () => {
    throw new Error('Emails wait: no mail server is connected');
  },
};

export function openMail(settings: MailSettings): { transport: MailTransport; close: () => Promise<void> } {
  if (settings.smtpUrl !== null) {
    return openSmtpMail({
      url: settings.smtpUrl,
      from: settings.mailFrom ?? defaultSender(settings.siteUrl),
    });
  }
  return { transport: keepsOutbox(settings) ? outboxMail : waitingMail, close: async () => {} };
}
