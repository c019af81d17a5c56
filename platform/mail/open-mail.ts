import { isLoopback } from '../read-settings.ts';
import type { Settings } from '../settings.ts';
import type { MailTransport } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { waitingMail } from './queued-mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'host' | 'isLoopbackSite'>;

/** The sender where MAIL_FROM is not set: an address of the site's own host. */
export function defaultSender(siteUrl: string): string {
  return `no-reply@${new URL(siteUrl).hostname.replace(/^www\./, '')}`;
}

/** True where mails may stay with us to be read at /outbox: nobody but this computer can reach the site. */
export function keepsOutbox(settings: Omit<MailSettings, 'mailFrom' | 'siteUrl'>): boolean {
  return settings.smtpUrl === null && settings.isLoopbackSite && isLoopback(settings.host);
}

/** The way out for mails that the settings name. `close` lets go of connections; call it once jobs have stopped. */
export function openMail(settings: MailSettings): { transport: MailTransport; close: () => Promise<void> } {
  if (settings.smtpUrl !== null) {
    return openSmtpMail({
      url: settings.smtpUrl,
      from: settings.mailFrom ?? defaultSender(settings.siteUrl),
    });
  }
  return { transport: keepsOutbox(settings) ? outboxMail : waitingMail, close: async () => {} };
}
