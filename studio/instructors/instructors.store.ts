import type { Tx } from '#platform/db/database.ts';
import { sampleInstructors } from '../../db/sample/instructors.ts';
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
