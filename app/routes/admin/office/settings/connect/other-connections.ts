import { type EnteredKind, isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import type { ConnectionKind } from '#studio/office/settings/connections.ts';
import type { TestResult } from '#studio/office/settings/test-connection.ts';
import type { Language } from '#studio/shared/language.ts';
import { emailCauseMessages } from './email/email-causes.messages.ts';
import { guidedMessages } from './guided.messages.ts';
import { stripePage } from './stripe/stripe.data.ts';

interface Guide {
  href: string;
  label: string;
}

export interface OwnPage {
  guide: Guide;
  /** What a variable decides says which. */
  fixed: string | null;
}

interface OtherConnection {
  key: string;
  name: string;
  state: string;
  isConnected: boolean;
  guide: Guide;
}

/** Connected on pages of their own, without a test here. */
export function otherConnections({ settings }: World, language: Language): OtherConnection[] {
  const { inbound, calendars, guides } = guidedMessages[language];
  const isReceived = settings.inboundEmail !== null;
  return [
    {
      key: 'inbound',
      name: inbound.name,
      state: isReceived ? inbound.on : inbound.off,
      isConnected: isReceived,
      guide: { href: '/admin/settings/connections/inbound', label: guides.inbound },
    },
    {
      key: 'calendars',
      name: calendars.name,
      state: calendars.text,
      isConnected: true,
      guide: { href: '/admin/settings/calendars', label: guides.calendars },
    },
  ];
}

const entered: Partial<Record<ConnectionKind, EnteredKind>> = { mail: 'smtp', printer: 'printful' };

/** The pages where a service is connected step by step, by the kinds that have one. Called by the loader only. */
export function ownPages(
  { connections }: World,
  language: Language,
): Partial<Record<ConnectionKind, OwnPage>> {
  const { guides, fixed } = guidedMessages[language];
  const isStripeFixed = isFixed(connections.fixed, 'stripe');
  const isMailFixed = isFixed(connections.fixed, 'smtp');
  const isPrintFixed = isFixed(connections.fixed, 'printful');
  return {
    payments: {
      guide: { href: stripePage, label: guides.payments },
      fixed: isStripeFixed ? fixed('STRIPE_SECRET_KEY') : null,
    },
    mail: {
      guide: { href: '/admin/settings/connections/email', label: guides.email },
      fixed: isMailFixed ? fixed('SMTP_URL, MAIL_FROM') : null,
    },
    printer: {
      guide: { href: '/admin/settings/connections/print', label: guides.print },
      fixed: isPrintFixed ? fixed('PRINTFUL_TOKEN') : null,
    },
  };
}

/** Of a failed test of what was entered on its page; null: the sentence that names variables. */
export function failureOfEntered(
  world: World,
  { kind, result }: { kind: ConnectionKind; result: TestResult },
  language: Language,
): string | null {
  const one = entered[kind];
  if (!one || typeof result !== 'string' || isFixed(world.connections.fixed, one)) return null;
  const causes: Record<string, string> = emailCauseMessages[language];
  if (result === 'mail-sign-in') return causes['wrong-password'] ?? null;
  return causes[result] ?? (guidedMessages[language].results as Record<string, string>)[result] ?? null;
}
