import type { World } from '#platform/world.ts';
import type { May } from '#studio/shared/who.ts';
import type { StudentFacts } from './student.queries.ts';
import { type DetailsField, detailsInput } from './student-details.ts';
import { insertDetails, lockDetails, updateDetails } from './student-record.store.ts';

export type DetailsOutcome =
  | { ok: true }
  | { ok: false; refusal: 'invalid'; fields: DetailsField[] }
  | { ok: false; refusal: 'changed' };

/** Phone, voice type and tags of a person; `version` is the one that the form was made from, 0 for none. */
export async function saveStudentDetails(
  world: World,
  _who: May<'students'>,
  { student, version, ...typed }: { student: StudentFacts; version: number } & Record<DetailsField, string>,
): Promise<DetailsOutcome> {
  const read = detailsInput.safeParse(typed);
  if (!read.success) {
    const fields = new Set(read.error.issues.map(({ path }) => path[0] as DetailsField));
    return { ok: false, refusal: 'invalid', fields: [...fields] };
  }
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<DetailsOutcome> => {
    const stored = await lockDetails(tx, student.emails);
    if ((stored?.version ?? 0) !== version) return { ok: false, refusal: 'changed' };
    if (stored) await updateDetails(tx, { ...read.data, email: stored.email, now });
    else if (!(await insertDetails(tx, { ...read.data, email: student.email.toLowerCase(), now }))) {
      return { ok: false, refusal: 'changed' };
    }
    return { ok: true };
  });
}
