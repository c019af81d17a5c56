import type { Selectable } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { InstructorsTable } from '#platform/db/schema/instructors.ts';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { fillNames } from '#studio/content/document.ts';
import type { Language } from '#studio/shared/language.ts';

export interface Instructor {
  slug: string;
  /** Name of the portrait and of the recording. */
  picture: string;
  name: string;
  role: string;
  text: string;
  /** What the drawn portrait shows. */
  portrait: string;
}

/** In the owner's order. */
export function shownInstructors(
  world: Pick<World, 'db' | 'reference'>,
  language: Language,
): Promise<readonly Instructor[]> {
  return world.reference.read({
    name: `instructors ${language}`,
    keys: ['studio', 'home'],
    load: async () => {
      const identity = await studioIdentity(world);
      const rows = await listed(world.db.query);
      const shown = rows.filter((row) => row.is_visible);
      return shown.map((row) => fillNames(inLanguage(row, language), identity));
    },
  });
}

function inLanguage(row: Selectable<InstructorsTable>, language: Language): Instructor {
  const isDanish = language === 'da';
  const pick = (en: string, da: string) => (isDanish ? da || en : en || da);
  return {
    slug: row.slug,
    picture: row.picture,
    name: row.name ?? '{coach}',
    role: pick(row.role_en, row.role_da),
    text: pick(row.text_en, row.text_da),
    portrait: pick(row.portrait_en, row.portrait_da),
  };
}

function listed(q: Queries) {
  return q.selectFrom('instructors').selectAll().orderBy('sort').orderBy('id').execute();
}
