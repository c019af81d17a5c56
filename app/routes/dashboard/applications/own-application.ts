import { data } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { worldOf } from '#app/web/world.ts';
import { ownApplicationById } from '#studio/applications/applications-of-mine.queries.ts';
import type { Route } from './+types/application';

export async function ownApplication({
  request,
  context,
  params,
}: Pick<Route.ActionArgs, 'request' | 'context' | 'params'>) {
  const page = `/dashboard/applications/${params.application}`;
  const who = await signedIn(request, context, page);
  const application = await ownApplicationById(worldOf(context), who, params.application);
  if (!application) throw data(null, { status: 404 });
  return { who, application, page };
}
