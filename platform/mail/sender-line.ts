import type { Settings } from '../settings.ts';
import { senderIn } from './email-address.ts';
import { defaultSender } from './open-mail.ts';

/** The address in the From header of our emails. */
export function senderAddress({ mailFrom, siteUrl }: Pick<Settings, 'mailFrom' | 'siteUrl'>): string {
  return senderIn(mailFrom ?? defaultSender(siteUrl)).address;
}

/** The From header as recipients see it. A name in MAIL_FROM wins, as in smtp-mail.ts. */
export function senderLine(settings: Pick<Settings, 'mailFrom' | 'siteUrl'>, name: string): string {
  const from = settings.mailFrom ?? defaultSender(settings.siteUrl);
  return /^.+<[^<>]+>$/.test(from.trim()) ? from.trim() : `${name} <${from.trim()}>`;
}
