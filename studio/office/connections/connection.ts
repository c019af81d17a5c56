import { z } from 'zod';
import { smtpAccountIn } from '#platform/mail/smtp-address.ts';
import { variables } from '#platform/settings-variables.ts';
import type { EnteredKind, EnteredValues } from '#platform/vendors/entered-values.ts';

const key = z.string().trim().min(1).max(500).regex(/^\S+$/);

/** What the owner may enter; the same rules as the variables of the environment. */
export const connectionInputs = {
  stripe: z.object({
    secretKey: key.pipe(variables.STRIPE_SECRET_KEY.rule),
    webhookSecret: key.pipe(variables.STRIPE_WEBHOOK_SECRET.rule),
  }),
  smtp: z.object({
    url: z.string().trim().max(20_000).pipe(variables.SMTP_URL.rule),
    from: z.string().trim().max(320).pipe(variables.MAIL_FROM.rule),
  }),
  printful: z.object({ token: key, webhookSecret: key.nullable() }),
  'inbound-email': z.object({
    domain: z.string().trim().toLowerCase().pipe(variables.INBOUND_EMAIL_DOMAIN.rule),
    signingKey: key,
    authservId: z.string().trim().pipe(variables.INBOUND_AUTHSERV_ID.rule).nullable(),
  }),
} as const satisfies { [K in EnteredKind]: z.ZodType<EnteredValues[K]> };

/** Shown on the page and stored readable: never a secret. */
export type ConnectionFacts = Record<string, unknown>;

export function factsOf<K extends EnteredKind>(
  kind: K,
  values: NonNullable<EnteredValues[K]>,
): ConnectionFacts {
  return shown[kind](values);
}

const lastFour = (secret: string) => secret.slice(-4);

const shown: { [K in EnteredKind]: (values: NonNullable<EnteredValues[K]>) => ConnectionFacts } = {
  stripe: ({ secretKey }) => ({
    lastFour: lastFour(secretKey),
    mode: /^(sk|rk)_test_/.test(secretKey) ? 'test' : 'live',
  }),
  // No part of a password, which may be short.
  smtp: ({ url, from }) => {
    const { user = '', password = '' } = smtpAccountIn(url) ?? {};
    // A user who is the password, too, is a secret.
    return { server: new URL(url).host, user: user === password ? '' : user, from };
  },
  printful: ({ token }) => ({ lastFour: lastFour(token) }),
  'inbound-email': ({ domain, signingKey, authservId }) => ({
    domain,
    lastFour: lastFour(signingKey),
    authservId,
  }),
};

/** Of a setting: the address of the site where a live key of a payment provider was last used. */
export const livePaymentsKey = 'live-payments';
