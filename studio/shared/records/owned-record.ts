import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { type Changes, changesBetween } from '#studio/shared/records/audit-changes.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May, Permission } from '#studio/shared/who.ts';
import {
  columnsOf,
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
  subject: 'application-question' | 'instructor' | 'saved-reply' | 'take-pair';
  /** Cache keys of the pages that show it. */
  keys: readonly string[];
  /** `stored` is null for a new one. Null: the stored one is not edited any more. */
  read: (
    typed: Typed,
    stored: OwnedRow<Table> | null,
    now: Temporal.Instant,
  ) => { values: OwnedValues } | { faults: Faults } | null;
}

interface NewRecord<Typed> {
  /** Idempotency key of the form. */
  once?: string | null | undefined;
  typed: Typed;
  /** The values besides those of the form, or why there is no place. */
  prepare: (c: Write) => Promise<OwnedValues | 'not-found' | 'full'>;
}

type RecordEdit<Typed> = OwnedPlace & { version: number; typed: Typed };

/** A plain record of the owner: created once, changed with its version, audited. */
export function ownedRecord<Table extends OwnedTable, P extends Permission, Typed, Faults>(
  _permission: P,
  kind: RecordKind<Table, Typed, Faults>,
) {
  type Id = OwnedRow<Table>['id'];

  async function record(
    c: Change,
    id: string,
    { verb, details }: { verb: 'created' | 'changed'; details?: { changes: Changes } },
  ): Promise<void> {
    const action = `${kind.subject}.${verb}` as const;
    await audit(c, { action, subject: `${kind.subject}:${id}`, ...(details && { details }) });
    await contentChanged(c.tx, ...kind.keys);
  }

  return {
    async create(
      world: World,
      who: May<P>,
      { once, typed, prepare }: NewRecord<Typed>,
    ): Promise<RecordOutcome<Faults>> {
      const found = kind.read(typed, null, world.clock.now());
      if (!found) return refuseRecord('not-found');
      if ('faults' in found) return { ...refuseRecord('invalid'), faults: found.faults };
      return change(world, who, async (c): Promise<RecordOutcome<Faults>> => {
        let refusal: RecordRefusal = 'full';
        const make = async () => {
          const prepared = await prepare(c);
          if (typeof prepared === 'string') {
            refusal = prepared;
            return null;
          }
          const id = await insertOwned(c, kind.table, { ...found.values, ...prepared });
          await record(c, id, { verb: 'created' });
          return id;
        };
        const id = await runOnce<string | null>(c.tx, { key: once, at: c.now, make });
        return id === null ? refuseRecord(refusal) : { ok: true, id };
      });
    },

    /** A repeat of the same change is answered as the first time; otherwise 'changed' on a newer version. */
    async change(
      world: World,
      who: May<P>,
      { version, typed, ...place }: RecordEdit<Typed>,
    ): Promise<RecordOutcome<Faults, Id>> {
      return change(world, who, async (c): Promise<RecordOutcome<Faults, Id>> => {
        const row = await lockOwned(c.tx, kind.table, place);
        const found = row && kind.read(typed, row, c.now);
        if (!row || !found) return refuseRecord('not-found');
        if ('faults' in found) return { ...refuseRecord('invalid'), faults: found.faults };
        const id = String(row.id);
        const make = async () => {
          if (row.version !== version) return null;
          await updateOwned(c, kind.table, { row, values: found.values });
          await record(c, id, { verb: 'changed', details: { changes: changesOf(row, found.values) } });
          return id;
        };
        const key = requestHash(`${kind.subject}.changed`, { ...place, version, typed });
        const saved = await runOnce(c.tx, { key, at: c.now, make });
        return saved === null ? refuseRecord('changed') : { ok: true, id: row.id as Id };
      });
    },
  };
}

/** Of yes and no the values are kept; texts may name people. */
function changesOf(row: object, values: OwnedValues): Changes {
  const after = columnsOf(values);
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, Reflect.get(row, name)]));
  return changesBetween(before, after, (name) => name.startsWith('is_'));
}

export const refuseRecord = (refusal: RecordRefusal) => ({ ok: false as const, refusal, faults: {} });
