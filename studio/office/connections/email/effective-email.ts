import { senderIn } from '#platform/mail/email-address.ts';
import { senderAddress } from '#platform/mail/sender-line.ts';
import { smtpAccountIn } from '#platform/mail/smtp-address.ts';
import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import type { EmailSetUp } from './email-set-up.ts';
import { type ProviderKey, providerOfHost } from './providers.ts';

export interface EffectiveEmail {
  provider: ProviderKey;
  host: string;
  port: number;
  user: string;
  sender: string;
  /** Of the owner, or DKIM_SELECTOR. */
  selector: string | null;
  /** A variable decides. */
  isFixed: boolean;
}

/** MAIL_FROM, which wins over what is entered; null: not set. */
export function fixedSender({ connections }: Pick<World, 'connections'>) {
  const { mailFrom } = connections.fixed;
  return mailFrom === null ? null : senderIn(mailFrom);
}

/** Null: no mail server is connected. */
export function effectiveEmail(
  { settings, connections }: Pick<World, 'settings' | 'connections'>,
  setUp: EmailSetUp | null,
): EffectiveEmail | null {
  const account = settings.smtpUrl ? smtpAccountIn(settings.smtpUrl) : null;
  if (!account) return null;
  const { host, port, user } = account;
  const isOfSetUp = setUp?.host === host;
  return {
    provider: isOfSetUp ? setUp.provider : providerOfHost(host),
    host,
    port,
    user,
    sender: senderAddress(settings),
    selector: settings.dkimSelector ?? setUp?.selector ?? null,
    isFixed: isFixed(connections.fixed, 'smtp'),
  };
}
