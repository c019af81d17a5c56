import { data } from 'react-router';
import type { PostArgs } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { studentFacts } from '#studio/teaching/students/student.queries.ts';
import { ownerOnly } from '../../owner-only.ts';

/** By account, or 'guest' with the query parameter `email`. `href` is the page's address. */
export async function requestedStudent({
  request,
  context,
  params,
}: Pick<PostArgs<'student'>, 'request' | 'context' | 'params'>) {
  const url = new URL(request.url);
  const email = (url.searchParams.get('email') ?? '').slice(0, 254);
  const isGuest = params.student === 'guest';
  const path = `/admin/students/${encodeURIComponent(params.student)}`;
  const who = await ownerOnly('students', { request, context }, path + url.search);
  const world = worldOf(context);
  const student = await studentFacts(world.db.query, who, isGuest ? { email } : { userId: params.student });
  if (!student) throw data(null, { status: 404 });
  /** The page after an action, with its message. */
  const pageWith = (flash: string) => {
    const query = new URLSearchParams(student.userId ? {} : { email: student.email });
    query.set('flash', flash);
    return `${path}?${query}`;
  };
  return { url, path, pageWith, who, world, student };
}
