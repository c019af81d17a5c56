import { type EnteredKind, type EnteredValues, isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import type { ConnectionKind } from '../settings/connections.ts';
import { type TestResult, testConnection } from '../settings/test-connection.ts';
import { type ConnectionFacts, connectionInputs, factsOf } from './connection.ts';
import { decryptConnection, encryptConnection } from './connection-secrets.ts';
import { storedConnection } from './connections.queries.ts';
import { deleteConnection, upsertConnection } from './connections.store.ts';

/** fixed: a variable of the environment decides. no-secret: what encrypts it could only be kept beside it. */
export type SaveConnectionOutcome =
  | { ok: true }
  | { ok: false; refusal: 'fixed' | 'no-secret' | 'changed' }
  | { ok: false; refusal: 'invalid'; fields: string[] }
  | { ok: false; refusal: 'test-failed'; result: TestResult };

/** Mailgun is not asked: it calls us. */
const tested: Partial<Record<EnteredKind, ConnectionKind>> = {
  stripe: 'payments',
  smtp: 'mail',
  printful: 'printer',
};

const good: readonly TestResult[] = ['works', 'mail-sent'];

interface Connecting<K extends EnteredKind> {
  kind: K;
  values: EnteredValues[K];
  /** Shown beside those of the values. */
  facts?: ConnectionFacts;
  seen?: number | null;
  /** At the service, once the test has passed. What it returns undoes it, for values that are not stored. */
  prepare?: () => Promise<() => Promise<void>>;
}

/**
 * Tests the values at the service, then stores them encrypted; every process uses them within a minute, this one when it
 * returns. SMTP sends its test email to `who`.
 */
export async function saveConnection<K extends EnteredKind>(
  world: World,
  who: May<'settings'>,
  { kind, values, facts = {}, seen = null, prepare = async () => async () => {} }: Connecting<K>,
): Promise<SaveConnectionOutcome> {
  const refusal = refusalOf(world, kind);
  if (refusal) return { ok: false, refusal };
  const parsed = connectionInputs[kind].safeParse(values);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => String(path[0] ?? ''));
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  const entered = parsed.data as NonNullable<EnteredValues[K]>;
  const result = await testValues(world, who, [kind, entered]);
  if (!good.includes(result)) return { ok: false, refusal: 'test-failed', result };
  const undo = await prepare();
  const saving = change(world, who, async (c) => {
    const secret = encryptConnection(world.secret, kind, entered);
    const stored = await storedConnection(c.tx, kind);
    const before = stored && decryptConnection(world.secret, kind, stored.secret);
    const isSameKey = keyIn(before ?? null) === keyIn(entered);
    const all = { ...factsOf(kind, entered), ...facts };
    if (!(await upsertConnection(c, { kind, secret, facts: all, seen, isSameKey }))) return false;
    await publish(c, { type: 'connection.changed', kind, isConnected: true });
    await audit(c, { action: 'connection.saved', subject: `connection:${kind}` });
    return true;
  });
  const isSaved = await saving.catch(async (error) => {
    await undo();
    throw error;
  });
  await world.connections.refresh();
  if (!isSaved) await undo();
  return isSaved ? { ok: true } : { ok: false, refusal: 'changed' };
}

const keyIn = (values: EnteredValues[EnteredKind]) =>
  values && 'secretKey' in values ? values.secretKey : '';

export function refusalOf(world: World, kind: EnteredKind): 'fixed' | 'no-secret' | null {
  if (isFixed(world.connections.fixed, kind)) return 'fixed';
  return world.secretSource === 'database' ? 'no-secret' : null;
}

async function testValues<K extends EnteredKind>(
  world: World,
  who: May<'settings'>,
  [kind, values]: [K, EnteredValues[K]],
): Promise<TestResult> {
  const test = tested[kind];
  if (!test) return 'works';
  const trial = await world.connections.trial(kind, values);
  const { payments, mail, print, settings } = trial;
  // Not awaited: a test that was too slow still uses it.
  return testConnection({ ...world, payments, mail, print, settings }, { who, kind: test }).finally(() => {
    trial.close().catch((error) => world.log.warn({ err: error }, 'a tested service was not left'));
  });
}

/** Idempotent. Payments that were begun with it wait until it is connected again. */
export async function removeConnection(world: World, who: May<'settings'>, kind: EnteredKind): Promise<void> {
  await change(world, who, async (c) => {
    if (!(await deleteConnection(c, kind))) return;
    await publish(c, { type: 'connection.changed', kind, isConnected: false });
    await audit(c, { action: 'connection.removed', subject: `connection:${kind}` });
  });
  await world.connections.refresh();
}
