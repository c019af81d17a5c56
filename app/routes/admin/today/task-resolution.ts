import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { resolveTask } from '#studio/admin-tasks/resolve-task.ts';
import { parcelOf } from '../orders/parcel-form.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/task-resolution';

export default NoView;
export const middleware = showPage('/admin');

/** `POST /admin/tasks/<id>/<resolution>`: one that the task's kind offers. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, '/admin');
  const { task: taskId, resolution } = args.params;
  const outcome = await resolveTask(world, who, { taskId, remedy: resolution, parcel: parcelOf(form) });
  if (outcome.ok) throw redirect(`/admin?flash=${outcome.state}`, 303);
  return data({ problem: outcome.message }, { status: 409 });
}
