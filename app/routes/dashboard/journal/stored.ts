import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { entryOfMine } from '#studio/teaching/journal/journal.queries.ts';
import type { Route } from './+types/stored';

/** `/dashboard/journal/<entry>/stored`: the stored entry or null, for comparison with a local copy. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await signedIn(request, context, '/dashboard/journal');
  const entry = await entryOfMine(worldOf(context).db.query, who, params.entry);
  return jsonAnswer(entry && { body: entry.body, isShared: entry.isShared });
}
