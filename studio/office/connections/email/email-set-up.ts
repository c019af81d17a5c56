import { z } from 'zod';
import { asciiHost } from '#platform/address-parts.ts';
import { parseEmailAddress } from '#platform/mail/email-address.ts';
import { smtpUrlOf } from '#platform/mail/smtp-address.ts';
import type { SmtpTrialFault } from '#platform/mail/try-smtp.ts';
import { isoInstant } from '#studio/shared/time/instant-text.ts';
import { emailProviders, type ProviderKey, providerKeys, providerOf } from './providers.ts';

export const setUpKey = 'email-set-up';

const securities = ['tls', 'starttls'] as const;

export const setUpSchema = z.object({
  provider: z.enum(providerKeys as [ProviderKey, ...ProviderKey[]]),
  host: z.string(),
  port: z.number(),
  security: z.enum(securities),
  user: z.string(),
  sender: z.string(),
  name: z.string(),
  selector: z.string().nullable(),
  tested: z.object({ at: isoInstant, to: z.string() }).nullable(),
});

/** What the owner has entered so far, connected or not. The password is stored with the connection only. */
export type EmailSetUp = z.output<typeof setUpSchema>;

/** As the form sends it. A provider with one server has no fields for it. */
export type EmailAccountInput = Record<
  'host' | 'port' | 'security' | 'user' | 'password' | 'sender' | 'name',
  string
>;
export type EmailAccountField = keyof EmailAccountInput;

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text));

const accountInput = z.object({
  host: oneLine(253)
    .transform(asciiHost)
    .refine((text) => /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(text)),
  port: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535),
  security: z.enum(securities),
  user: oneLine(200),
  password: oneLine(2000),
  sender: oneLine(254).transform((text, context) => {
    const address = parseEmailAddress(text);
    if (address === null) context.addIssue({ code: 'custom', message: 'not an address' });
    return address ?? '';
  }),
  name: oneLine(80).refine((text) => !/[<>"]/.test(text)),
});

export type EmailAccount = z.output<typeof accountInput>;

/** Of an input, with what the provider decides. Spaces in an app password only group its letters. */
export function readAccount(
  provider: ProviderKey,
  input: EmailAccountInput,
): { ok: true; account: EmailAccount } | { ok: false; fields: EmailAccountField[] } {
  const known = providerOf(provider);
  const isGrouped = known?.secret === 'app-password' || known?.secret === 'token';
  const password = isGrouped ? input.password.replaceAll(/\s/g, '') : input.password;
  const server =
    known && !known.hasOwnHost
      ? { host: known.host, port: String(known.port), security: known.security }
      : {};
  const user = userOf(provider, { ...input, password });
  const parsed = accountInput.safeParse({ ...input, ...server, password, user });
  const fields = parsed.error?.issues.map(({ path }) => path[0] as EmailAccountField) ?? [];
  if (parsed.success) return { ok: true, account: parsed.data };
  return { ok: false, fields: [...new Set(fields)] };
}

function userOf(
  provider: ProviderKey,
  { user, password }: Pick<EmailAccountInput, 'user' | 'password'>,
): string {
  const rule = providerOf(provider)?.user;
  if (typeof rule === 'object') return rule.fixed;
  return rule === 'secret' ? password : user;
}

export function newSetUp(provider: ProviderKey, sender: { sender: string; name: string }): EmailSetUp {
  const known = providerOf(provider) ?? { host: '', port: 587, security: 'starttls' as const };
  const { host, port, security } = known;
  return { provider, host, port, security, user: '', ...sender, selector: null, tested: null };
}

export function smtpValuesOf(account: EmailAccount): { url: string; from: string } {
  const { sender, name } = account;
  return { url: smtpUrlOf(account), from: name === '' ? sender : `${name} <${sender}>` };
}

/** Why an account was not connected, as the owner can act on it. */
export type EmailCause =
  | Exclude<SmtpTrialFault, 'mail-sign-in'>
  | 'wrong-password'
  | 'wrong-key'
  | 'app-password-needed'
  | 'password-needed'
  | 'smtp-auth-off';

export function causeOf(
  provider: ProviderKey,
  { fault, serverSaid, hasPassword }: { fault: SmtpTrialFault; serverSaid: string; hasPassword: boolean },
): EmailCause {
  if (fault !== 'mail-sign-in') return fault;
  if (/\b5\.7\.(?:139|30)\b|SmtpClientAuthentication|basic authentication is/i.test(serverSaid))
    return 'smtp-auth-off';
  if (!hasPassword) return 'password-needed';
  const known = provider === 'other' ? null : emailProviders[provider];
  if (/\b5\.7\.9\b|app(?:lication)?[- ](?:specific[- ])?password/i.test(serverSaid))
    return 'app-password-needed';
  if (known?.secret === 'app-password') return 'app-password-needed';
  return known?.secret === 'key' || known?.secret === 'token' ? 'wrong-key' : 'wrong-password';
}
