import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { insertAuditEntry as audit } from '#studio/shared/audit.store.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May, Permission } from '#studio/shared/who.ts';
import {
  deleteOwned,
  insertOwned,
  lockOwned,
  type OwnedPlace,
  type OwnedRow,
  type OwnedTable,
  type OwnedValues,
  updateOwned,
} from './owned-rows.store.ts';

export type RecordRefusal = 'not-found' | 'changed' | 'full' | 'invalid';

export type RecordOutcome<Faults, Id = string> =
  | { ok: true; id: Id }
  | { ok: false; refusal: RecordRefusal; faults: Faults | Record<string, never> };

interface RecordKind<Table extends OwnedTable, Typed, Faults> {
  table: Table;
  /** Of the audit entries: 'saved-reply.changed', about 'saved-reply:<id>'. */
  subject: 'application-question' | 'instructor' | 'saved-reply';
  /** Cache keys of the pages that show it. */
  keys: readonly string[];
  /** `stored` is null for a new one. Null: the stored one is not edited any more. */
  read: (typed: Typed, stored: OwnedRow<Table> | null) => { values: OwnedValues } | { faults: Faults } | null;
}

interface NewRecord<Typed> {
  /** Idempotency key of the form. */
  once?: string | null | undefined;
  typed: Typed;
  /** The values besides what was typed, or why there is no place. */
  prepare: (tx: Tx, at: Temporal.Instant) => Promise<OwnedValues | 'not-found' | 'full'>;
}

type Change<Typed> = OwnedPlace & { version: number; typed: Typed };

/** A plain record of the owner: created once, changed and deleted with its version, audited. */
export function ownedRecord<Table extends OwnedTable, P extends Permission, Typed, Faults>(
  _permission: P,
  kind: RecordKind<Table, Typed, Faults>,
) {
  return {
    create: (world: World, _who: May<P>, input: NewRecord<Typed>) => create(kind, world, input),
    /** A repeat of the same change is answered as the first time; otherwise 'changed' on a newer version. */
    change: (world: World, _who: May<P>, input: Change<Typed>) => change(kind, world, input),
    /** Idempotent; 'changed' on a newer version. */
    remove: (world: World, _who: May<P>, input: { id: string; version: number }) =>
      remove(kind, world, input),
  };
}

const refuse = (refusal: RecordRefusal) => ({ ok: false as const, refusal, faults: {} });

async function create<Table extends OwnedTable, Typed, Faults>(
  kind: RecordKind<Table, Typed, Faults>,
  world: World,
  { once, typed, prepare }: NewRecord<Typed>,
): Promise<RecordOutcome<Faults>> {
  const found = kind.read(typed, null);
  if (!found) return refuse('not-found');
  if ('faults' in found) return { ...refuse('invalid'), faults: found.faults };
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<RecordOutcome<Faults>> => {
    let refusal: RecordRefusal = 'full';
    const make = async () => {
      const prepared = await prepare(tx, at);
      if (typeof prepared === 'string') {
        refusal = prepared;
        return null;
      }
      const id = await insertOwned(tx, kind.table, { ...found.values, ...prepared, changedAt: at });
      await record(kind, tx, { world, id, verb: 'created' });
      return id;
    };
    const id = await runOnce<string | null>(tx, { key: once, at, make });
    return id === null ? refuse(refusal) : { ok: true, id };
  });
}

function change<Table extends OwnedTable, Typed, Faults>(
  kind: RecordKind<Table, Typed, Faults>,
  world: World,
  { version, typed, ...place }: Change<Typed>,
): Promise<RecordOutcome<Faults, OwnedRow<Table>['id']>> {
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<RecordOutcome<Faults, OwnedRow<Table>['id']>> => {
    const row = await lockOwned(tx, kind.table, place);
    const found = row && kind.read(typed, row);
    if (!row || !found) return refuse('not-found');
    if ('faults' in found) return { ...refuse('invalid'), faults: found.faults };
    const key = requestHash(`${kind.subject}.changed`, { ...place, version, typed });
    const make = async () => {
      if (row.version !== version) return null;
      await updateOwned(tx, kind.table, { row, values: found.values, at });
      await record(kind, tx, { world, id: String(row.id), verb: 'changed' });
      return String(row.id);
    };
    const saved = await runOnce(tx, { key, at, make });
    return saved === null ? refuse('changed') : { ok: true, id: row.id as OwnedRow<Table>['id'] };
  });
}

function remove<Table extends OwnedTable, Typed, Faults>(
  kind: RecordKind<Table, Typed, Faults>,
  world: World,
  { id, version }: { id: string; version: number },
): Promise<RecordOutcome<Faults>> {
  return world.db.transaction(async (tx): Promise<RecordOutcome<Faults>> => {
    const row = await lockOwned(tx, kind.table, { id });
    if (!row) return { ok: true, id };
    if (row.version !== version) return refuse('changed');
    await deleteOwned(tx, kind.table, id);
    await record(kind, tx, { world, id, verb: 'removed' });
    return { ok: true, id };
  });
}

async function record(
  { subject, keys }: Pick<RecordKind<OwnedTable, never, never>, 'subject' | 'keys'>,
  tx: Tx,
  { world, id, verb }: { world: World; id: string; verb: 'created' | 'changed' | 'removed' },
): Promise<void> {
  const at = world.clock.now();
  await audit(tx, { at, actor: 'owner', action: `${subject}.${verb}`, subject: `${subject}:${id}` });
  await contentChanged(world.db, tx, ...keys);
}
