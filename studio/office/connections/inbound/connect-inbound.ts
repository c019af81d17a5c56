import { DnsUnavailable } from '#platform/dns/dns.ts';
import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { removeConnection, saveConnection } from '../save-connection.ts';
import { deleteInboundRecords, saveInboundRecords } from './inbound-records.store.ts';
import { examineMx } from './mx.ts';

export interface InboundInput {
  domain: string;
  region: string;
  signingKey: string;
  authservId: string;
}

export type ConnectInboundOutcome =
  | { ok: true }
  | { ok: false; refusal: 'fixed' | 'no-secret' }
  | { ok: false; refusal: 'invalid'; fields: (keyof InboundInput)[] };

/** Mailgun calls us, so that only its MX records can be tested. An empty key keeps the stored one. Idempotent. */
export async function connectInbound(
  world: World,
  who: May<'settings'>,
  { domain, region, signingKey, authservId }: InboundInput,
): Promise<ConnectInboundOutcome> {
  if (isFixed(world.connections.fixed, 'inbound-email')) return { ok: false, refusal: 'fixed' };
  const key = signingKey.trim() || (world.settings.inboundEmail?.signingKey ?? '');
  const outcome = await saveConnection(world, who, {
    kind: 'inbound-email',
    values: { domain, signingKey: key, authservId: authservId.trim() || null },
    facts: { region: region === 'us' ? 'us' : 'eu' },
  });
  if (outcome.ok) {
    await checkInboundRecords(world, who);
    return outcome;
  }
  if (outcome.refusal === 'invalid')
    return { ok: false, refusal: 'invalid', fields: outcome.fields as (keyof InboundInput)[] };
  return { ok: false, refusal: outcome.refusal === 'no-secret' ? 'no-secret' : 'fixed' };
}

/** Looks up who receives the emails of the domain, and keeps what was found. */
export async function checkInboundRecords(world: World, who: May<'settings'>): Promise<void> {
  const { inboundEmail } = world.settings;
  if (!inboundEmail) return;
  const { domain } = inboundEmail;
  const found = await examineMx(world.dns, domain).catch((error) => {
    if (error instanceof DnsUnavailable) return { state: 'unknown' as const, other: null };
    throw error;
  });
  await change(world, who, (c) => saveInboundRecords(c.tx, { domain, ...found, checkedAt: c.now }));
}

/** Idempotent. */
export async function disconnectInbound(world: World, who: May<'settings'>): Promise<void> {
  await removeConnection(world, who, 'inbound-email');
  await change(world, who, (c) => deleteInboundRecords(c.tx));
}
