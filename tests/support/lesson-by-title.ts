import type { RunningSite } from './site/running-site.ts';

export async function lessonByTitle({ db }: Pick<RunningSite, 'db'>, title: string): Promise<string> {
  const row = await db.query
    .selectFrom('lesson_texts')
    .select('lesson_id as id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return row.id;
}
