import type { StripeAccountFacts, StripeWebhook } from '#platform/payments/stripe-account.ts';
import type { StripeAccess } from '#platform/payments/stripe-client.ts';
import type { StripeRight } from '#platform/payments/stripe-rights.ts';
import type { World } from '#platform/world.ts';
import type { May } from '#studio/shared/who.ts';
import { storedConnection } from './connections.queries.ts';
import { refusalOf, saveConnection } from './save-connection.ts';

export type StripeMode = 'test' | 'live';

export type StripeRefusal =
  | 'fixed'
  | 'no-secret'
  | 'changed'
  | 'publishable'
  | 'signing-secret'
  | 'not-a-key'
  | 'live-key'
  | 'test-key'
  | 'wrong-key'
  | 'missing-rights'
  | 'not-activated'
  | 'address-refused'
  | 'no-answer'
  | 'refused';

export type ConnectStripeOutcome =
  | { ok: true }
  | { ok: false; refusal: StripeRefusal; rights: readonly StripeRight[]; code: string };

export function stripeWebhookUrl({ settings }: Pick<World, 'settings'>): string {
  return `${settings.siteUrl}/webhooks/stripe`;
}

/**
 * Examines the key, creates the webhook that calls us, and connects both; former webhooks to our address are deleted
 * afterwards. Nothing that is connected changes when it is refused.
 */
export async function connectStripe(
  world: World,
  who: May<'settings'>,
  { key, mode }: { key: string; mode: StripeMode },
): Promise<ConnectStripeOutcome> {
  const secretKey = key.trim();
  const refusal = refusalOf(world, 'stripe') ?? mistakeIn(secretKey, mode);
  if (refusal) return refuse(refusal);
  const { createStripeWebhook, deleteStripeWebhooks, examineStripe } = await import(
    '#platform/payments/stripe-account.ts'
  );
  // Of two at once, the second to store would leave a webhook that the first has deleted.
  const stored = await storedConnection(world.db.query, 'stripe');
  const access: StripeAccess = { secretKey, apiBase: world.connections.fixed.stripeApiBase };
  const examined = await examineStripe(access);
  if (!examined.ok) return refuseProblem(examined);
  const { account } = examined;
  if (mode === 'live' && account.isActivated === false) return refuse('not-activated');
  const url = stripeWebhookUrl(world);
  const created = await createStripeWebhook(access, url);
  if (!created.ok) return refuseProblem(created);
  const { webhook } = created;
  const saved = await save(world, who, { secretKey, webhook, account, seen: stored?.version ?? 0 });
  // Of the new one if it is not used, else of all others.
  await deleteStripeWebhooks(
    access,
    saved.ok ? { url, except: webhook.id } : { url, only: webhook.id },
  ).catch((error) => world.log.warn({ err: error }, 'a former webhook stays at Stripe'));
  return saved;
}

function mistakeIn(key: string, mode: StripeMode): StripeRefusal | null {
  if (/^pk_/.test(key)) return 'publishable';
  if (/^whsec_/.test(key)) return 'signing-secret';
  const given = /^[sr]k_(test|live)_[A-Za-z0-9_]+$/.exec(key)?.[1];
  if (!given) return 'not-a-key';
  if (given === mode) return null;
  return given === 'live' ? 'live-key' : 'test-key';
}

interface Accepted {
  secretKey: string;
  webhook: StripeWebhook;
  account: StripeAccountFacts;
  seen: number;
}

async function save(
  world: World,
  who: May<'settings'>,
  { secretKey, webhook, account, seen }: Accepted,
): Promise<ConnectStripeOutcome> {
  const outcome = await saveConnection(world, who, {
    kind: 'stripe',
    values: { secretKey, webhookSecret: webhook.secret },
    facts: { ...account },
    seen,
  });
  if (outcome.ok) return outcome;
  if (outcome.refusal === 'fixed' || outcome.refusal === 'no-secret' || outcome.refusal === 'changed')
    return refuse(outcome.refusal);
  const isUnanswered = outcome.refusal === 'test-failed' && outcome.result !== 'refused';
  return refuse(isUnanswered ? 'no-answer' : 'wrong-key');
}

function refuse(
  refusal: StripeRefusal,
  more: { rights?: readonly StripeRight[]; code?: string } = {},
): ConnectStripeOutcome & { ok: false } {
  return { ok: false, refusal, rights: more.rights ?? [], code: more.code ?? '' };
}

function refuseProblem(found: {
  problem: StripeRefusal;
  rights?: StripeRight[];
  code?: string;
}): ConnectStripeOutcome {
  return refuse(found.problem, found);
}
