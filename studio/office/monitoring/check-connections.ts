import type { EnteredKind } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import type { Findings } from './check.ts';
import { heartbeatAddress } from './heartbeat.queries.ts';

const services: Record<EnteredKind, string> = {
  stripe: 'Stripe',
  smtp: 'SMTP',
  printful: 'Printful',
  'inbound-email': 'Mailgun',
};

/** Stored with another secret, so that it is not used. */
export async function checkConnections({ connections }: World): Promise<Findings> {
  return connections.unreadable.map((kind) => ({
    kind: 'connection-unreadable',
    subjectId: kind,
    details: { what: services[kind] },
  }));
}

/** A restored studio may be a copy, whose calls would hide that the studio itself makes no backups. */
export async function checkHeartbeat({ db }: World): Promise<Findings> {
  const { pausedAt } = await heartbeatAddress(db.query);
  return pausedAt ? [{ kind: 'heartbeat-paused', subjectId: pausedAt.toString(), details: {} }] : [];
}
