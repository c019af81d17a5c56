import { worldOf } from '#app/web/world.ts';
import { exportForOwner } from '#studio/office/privacy/export-own-data.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { Route } from './+types/student-export';
import { requestedStudent } from './requested-student.ts';

/** `/admin/students/<account>/export.zip`: streamed, no-store. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { who, student } = await requestedStudent(args);
  const world = worldOf(args.context);
  const day = studioDay(world.clock.now());
  const person = { userId: student.userId, emails: student.emails };
  return new Response(exportForOwner(world, who, person), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="student-${day}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
