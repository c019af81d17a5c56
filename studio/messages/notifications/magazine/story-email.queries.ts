import type { Queries } from '#platform/db/database.ts';

export function answeredStory(q: Queries, storyId: string) {
  return q
    .selectFrom('stories')
    .select(['name', 'email', 'title', 'language'])
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow();
}
