import type { Settings } from '../settings.ts';

interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** Access to other services as the owner has entered it. A variable of the environment takes its place. */
export interface EnteredValues {
  stripe: (StripeKeys & { former?: StripeKeys | null }) | null;
  /** `url` as SMTP_URL, `from` as MAIL_FROM. */
  smtp: { url: string; from: string } | null;
  printful: { token: string; webhookSecret: string | null } | null;
  'inbound-email': { domain: string; signingKey: string; authservId: string | null } | null;
}

export type EnteredKind = keyof EnteredValues;

export const nothingEntered: EnteredValues = {
  stripe: null,
  smtp: null,
  printful: null,
  'inbound-email': null,
};

/** Whether the environment decides: what is entered is then not used. */
export function isFixed(settings: Settings, kind: EnteredKind): boolean {
  return (
    {
      stripe: settings.stripe,
      smtp: settings.smtpUrl,
      printful: settings.printful,
      'inbound-email': settings.inboundEmail,
    }[kind] !== null
  );
}

/** The settings of the environment, completed with what was entered. */
export function withEntered(fixed: Settings, entered: EnteredValues): Settings {
  const { stripe, smtp, printful } = entered;
  const isMailEntered = fixed.smtpUrl === null && smtp !== null;
  return {
    ...fixed,
    stripe: fixed.stripe ?? (stripe && { ...stripe, apiBase: fixed.stripeApiBase }),
    smtpUrl: fixed.smtpUrl ?? smtp?.url ?? null,
    mailFrom: fixed.mailFrom ?? (isMailEntered ? smtp.from : null),
    printful: fixed.printful ?? (printful && { ...printful, apiBase: fixed.printfulApiBase }),
    inboundEmail: fixed.inboundEmail ?? entered['inbound-email'],
  };
}
