import type { Insertable, Updateable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { InstructorsTable } from '#platform/db/schema/instructors.ts';
import { sampleInstructors } from '../../../db/sample/instructors.ts';
import { coachId } from './instructor.ts';

export async function loadInstructors(tx: Tx): Promise<void> {
  for (const [index, { slug, picture, name, role, text, portrait }] of sampleInstructors.entries()) {
    const row = {
      slug,
      picture,
      name,
      role_en: role.en,
      role_da: role.da,
      text_en: text.en,
      text_da: text.da,
      portrait_en: portrait.en,
      portrait_da: portrait.da,
      sort: 10 * (index + 1),
      is_visible: true,
    };
    if (name === null) await tx.updateTable('instructors').set(row).where('id', '=', coachId).execute();
    else await tx.insertInto('instructors').values(row).execute();
  }
}

/** The coach without the words about the former one. */
export async function introduceCoach(tx: Tx, at: Temporal.Instant): Promise<void> {
  const none = { role_en: '', role_da: '', text_en: '', text_da: '', portrait_en: '', portrait_da: '' };
  await tx
    .updateTable('instructors')
    .set((set) => ({ ...none, is_visible: true, version: set('version', '+', 1), changed_at: at }))
    .where('id', '=', coachId)
    .execute();
}

/** Null: the slug or the picture is taken. */
export async function insertInstructor(
  tx: Tx,
  row: Omit<Insertable<InstructorsTable>, 'id' | 'sort'>,
): Promise<number | null> {
  const { last } = await tx
    .selectFrom('instructors')
    .select((is) => is.fn.coalesce(is.fn.max('sort'), is.val(0)).as('last'))
    .executeTakeFirstOrThrow();
  const made = await tx
    .insertInto('instructors')
    .values({ ...row, sort: last + 10 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function lockInstructor(tx: Tx, id: number) {
  const row = await lockAlsoRemoved(tx, id);
  return row?.removed_at === null ? row : undefined;
}

export async function lockAlsoRemoved(tx: Tx, id: number) {
  return tx.selectFrom('instructors').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateInstructor(
  tx: Tx,
  { id, version, at }: { id: number; version: number; at: Temporal.Instant },
  set: Omit<Updateable<InstructorsTable>, 'id' | 'version' | 'changed_at'>,
): Promise<void> {
  await tx
    .updateTable('instructors')
    .set({ ...set, version: version + 1, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/** Locked, so that concurrent reordering is serialised. */
export async function lockInstructors(tx: Tx): Promise<Array<{ id: number; sort: number }>> {
  return tx
    .selectFrom('instructors')
    .select(['id', 'sort'])
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function orderInstructors(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [place, id] of ids.entries()) {
    await tx
      .updateTable('instructors')
      .set({ sort: 10 * (place + 1) })
      .where('id', '=', id)
      .execute();
  }
}
