import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { InstructorsTable } from '#platform/db/schema/instructors.ts';
import type { World } from '#platform/world.ts';
import { insertAuditEntry as audit } from '#studio/shared/audit.store.ts';
import { slugOf } from '#studio/shared/content/slug.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May } from '#studio/shared/who.ts';
import { coachId, type InstructorFaults, type TypedInstructor } from './instructor.ts';
import { insertInstructor, lockInstructor, updateInstructor } from './instructors.store.ts';
import { readInstructor } from './read-instructor.ts';

export type InstructorRefusal = 'not-found' | 'changed' | 'invalid';

export type InstructorOutcome =
  | { ok: true; id: number }
  | { ok: false; refusal: InstructorRefusal; faults: InstructorFaults };

/** Cache keys of the pages that name instructors. */
export const instructorKeys = ['instructors', 'home', 'courses', 'prices'];

function refuse(refusal: InstructorRefusal, faults: InstructorFaults = {}): InstructorOutcome {
  return { ok: false, refusal, faults };
}

/** `once`: idempotency key of the form. */
export async function createInstructor(
  world: World,
  _who: May<'website'>,
  { typed, once }: { typed: TypedInstructor; once?: string | null },
): Promise<InstructorOutcome> {
  const read = readInstructor(typed, { isCoach: false });
  if ('faults' in read) return refuse('invalid', read.faults);
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<InstructorOutcome> => {
    const id = await runOnce(tx, {
      key: once,
      at,
      make: async () => {
        const made = await insertUnderFreeSlug(tx, read.input);
        await audit(tx, { at, actor: 'owner', action: 'instructor.created', subject: `instructor:${made}` });
        await contentChanged(world.db, tx, ...instructorKeys);
        return String(made);
      },
    });
    return { ok: true, id: Number(id) };
  });
}

/** From the name; numbered when it is taken. A portrait of an earlier person is never shown for a new one. */
async function insertUnderFreeSlug(tx: Tx, input: TypedInstructor): Promise<number> {
  const slug = slugOf(input.name, 30) || 'instructor';
  for (let number = 1; number < 1000; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    const row = { ...rowOf(input), name: input.name, slug: free, picture: `person-${free}` };
    const id = await insertInstructor(tx, row);
    if (id !== null) return id;
  }
  throw new Error('no free slug for an instructor');
}

/** `version`: optimistic lock. The coach's name is changed in the settings. */
export async function changeInstructor(
  world: World,
  _who: May<'website'>,
  change: { id: number; version: number; typed: TypedInstructor },
): Promise<InstructorOutcome> {
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<InstructorOutcome> => {
    const row = await lockInstructor(tx, change.id);
    if (!row) return refuse('not-found');
    const read = readInstructor(change.typed, { isCoach: row.id === coachId });
    if ('faults' in read) return refuse('invalid', read.faults);
    const saved = await runOnce(tx, {
      key: requestHash('instructor.changed', { ...change }),
      at,
      make: async () => {
        if (row.version !== change.version) return null;
        await updateInstructor(tx, { ...row, at }, { ...rowOf(read.input), ...nameValues(row, read.input) });
        const subject = `instructor:${row.id}`;
        await audit(tx, { at, actor: 'owner', action: 'instructor.changed', subject });
        await contentChanged(world.db, tx, ...instructorKeys);
        return String(row.id);
      },
    });
    return saved === null ? refuse('changed') : { ok: true, id: row.id };
  });
}

function rowOf({ roleEn, roleDa, textEn, textDa, isVisible }: TypedInstructor) {
  return {
    role_en: roleEn,
    role_da: roleDa,
    text_en: textEn,
    text_da: textDa,
    is_visible: isVisible,
  };
}

/** The drawn portrait was described by the former name. */
function nameValues(row: Selectable<InstructorsTable>, { name }: TypedInstructor) {
  return row.name === null || row.name === name ? {} : { name, portrait_en: '', portrait_da: '' };
}
