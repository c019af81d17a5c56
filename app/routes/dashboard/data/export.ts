import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { worldOf } from '#app/web/world.ts';
import { exportOwnData } from '#studio/office/privacy/export-own-data.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { Route } from './+types/export';

/** `/dashboard/data/export.zip`: streamed, no-store. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const who = await signedIn(request, context, '/dashboard/data');
  const world = worldOf(context);
  const day = studioDay(world.clock.now());
  return new Response(exportOwnData(world, who), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="belcanto-${day}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
