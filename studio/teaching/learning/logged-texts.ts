import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { type Changes, changesBetween } from '#studio/shared/audit/changes.ts';

type Kind = 'course' | 'module' | 'lesson';
type Fields = Record<string, unknown>;

/** By field and language, such as 'title_en'. */
async function textFields(tx: Tx, kind: Kind, id: string): Promise<Fields> {
  const { rows } = await sql<{ texts: Fields; isPublished: unknown }>`
    select to_jsonb(texts) as texts, to_jsonb(owner)->'is_published' as "isPublished"
    from ${sql.table(`${kind}_texts`)} as texts
      join ${sql.table(`${kind}s`)} as owner on owner.id = texts.${sql.ref(`${kind}_id`)}
    where owner.id = ${id}`.execute(tx);
  return Object.fromEntries(
    rows.flatMap(({ texts: { language, [`${kind}_id`]: _owner, ...texts }, isPublished }) => [
      ['is_published', isPublished],
      ...Object.entries(texts).map(([name, text]) => [`${name}_${language}`, text]),
    ]),
  );
}

/** What `edit` changes, for the activity log: titles as they were and are, of longer texts only that they changed. */
export async function withChanges<Result>(
  tx: Tx,
  { kind, id }: { kind: Kind; id: string },
  edit: () => Promise<Result>,
): Promise<{ result: Result; details: { changes: Changes } }> {
  const before = await textFields(tx, kind, id);
  const result = await edit();
  const after = await textFields(tx, kind, id);
  return {
    result,
    details: { changes: changesBetween(before, after, (field) => /^(?:title|is)_/.test(field)) },
  };
}
