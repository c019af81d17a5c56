import type { World } from '#platform/world.ts';
import { watchStudio } from '#studio/office/monitoring/watch-studio.ts';
import { openTaskKinds } from '../browser/screenshots.ts';
import { testDatabase } from '../database/database.ts';
import { sampleStudio } from '../database/sample-studio.ts';
import { newWorld } from '../page-fixture.ts';
import { testPush } from './push-service.ts';

/** The sample studio, what its watch finds, and how it notifies the owner. */
export function watchedStudio() {
  const given = testDatabase('embedded', undefined, sampleStudio);
  const push = testPush();
  return {
    given,
    push,
    studio(parts: Partial<World> & { env?: Record<string, string> } = {}) {
      const { world, bank } = newWorld(given.db, {
        http: push.http(given.db),
        ...parts,
        env: { ...push.env, ...parts.env },
      });
      const watch = async (by: Temporal.DurationLike = { minutes: 1 }) => {
        world.setNow(world.clock.now().add(by));
        await watchStudio(world);
        return openTaskKinds(given.db);
      };
      return { world, bank, watch };
    },
    task: () =>
      given.db.query.selectFrom('tasks').selectAll().where('state', '=', 'open').executeTakeFirstOrThrow(),
    emails: async () =>
      (await given.db.query.selectFrom('emails').select('kind').where('kind', '=', 'owner-task').execute())
        .length,
    pushes: async () =>
      (await given.db.query.selectFrom('push_messages').select('kind').execute()).map(({ kind }) => kind),
  };
}
