import { data } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import type { PostArgs } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { ownApplicationById } from '#studio/teaching/applications/applications-of-mine.queries.ts';

export async function ownApplication({
  request,
  context,
  params,
}: Pick<PostArgs<'application'>, 'request' | 'context' | 'params'>) {
  const page = `/dashboard/applications/${params.application}`;
  const who = await signedIn(request, context, page);
  const application = await ownApplicationById(worldOf(context), who, params.application);
  if (!application) throw data(null, { status: 404 });
  return { who, application, page };
}
