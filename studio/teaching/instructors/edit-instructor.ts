import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { InstructorsTable } from '#platform/db/schema/instructors.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { storedRichText } from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { slugOf } from '#studio/shared/content/slug.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { ownedRecord } from '#studio/shared/records/owned-record.ts';
import type { OwnedValues } from '#studio/shared/records/owned-rows.store.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { May } from '#studio/shared/who.ts';
import {
  coachId,
  type InstructorFaults,
  instructorLimits,
  instructorTextOptions,
  type TypedInstructor,
} from './instructor.ts';
import { insertInstructor } from './instructors.store.ts';

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
  who: May<'website'>,
  { typed, once }: { typed: TypedInstructor; once?: string | null },
): Promise<InstructorOutcome> {
  const read = readInstructor(typed, { isCoach: false });
  if ('faults' in read) return refuse('invalid', read.faults);
  return change(world, who, async (c): Promise<InstructorOutcome> => {
    const id = await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: async () => {
        const made = await insertUnderFreeSlug(c.tx, read.input);
        await audit(c, { action: 'instructor.created', subject: `instructor:${made}` });
        await contentChanged(c.tx, ...instructorKeys);
        return String(made);
      },
    });
    return { ok: true, id: Number(id) };
  });
}

function readInstructor(
  typed: TypedInstructor,
  { isCoach }: { isCoach: boolean },
): { input: TypedInstructor } | { faults: InstructorFaults } {
  const faults: InstructorFaults = {};
  const text = (field: 'name' | 'roleEn' | 'roleDa') => {
    const value = typed[field].replaceAll('\r\n', '\n').trim();
    if (typedLength(value) > instructorLimits[field]) faults[field] = 'too-long';
    return value;
  };
  const richText = (field: 'textEn' | 'textDa') => {
    const read = parseRichText(typed[field], instructorTextOptions);
    if (read.ok) return storedRichText(read.value);
    faults[field] = read.problem;
    return '';
  };
  const input: TypedInstructor = {
    name: isCoach ? '' : text('name'),
    roleEn: text('roleEn'),
    roleDa: text('roleDa'),
    textEn: richText('textEn'),
    textDa: richText('textDa'),
    isVisible: typed.isVisible,
  };
  if (!isCoach && input.name === '') faults.name = 'missing';
  return Object.keys(faults).length > 0 ? { faults } : { input };
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

const instructors = ownedRecord('website', {
  table: 'instructors',
  subject: 'instructor',
  keys: instructorKeys,
  read(typed: TypedInstructor, stored): { values: OwnedValues } | { faults: InstructorFaults } | null {
    if (stored?.removed_at) return null;
    const read = readInstructor(typed, { isCoach: stored?.id === coachId });
    if ('faults' in read) return read;
    const { name, ...values } = read.input;
    return { values: { ...values, ...(stored && nameValues(stored, name)) } };
  },
});

/** `version`: optimistic lock. The coach's name is changed in the settings. */
export const changeInstructor = instructors.change;

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
function nameValues(stored: Selectable<InstructorsTable>, name: string): OwnedValues {
  return stored.name === null || stored.name === name ? {} : { name, portraitEn: '', portraitDa: '' };
}
