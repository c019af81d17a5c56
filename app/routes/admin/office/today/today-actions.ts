import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { localPath } from '#app/web/page-language.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { endSetUp } from '#studio/office/own-studio/end-set-up.ts';
import { chooseLanguage } from '#studio/people/accounts/choose-language.ts';
import { parcelOf } from '../../money/orders/parcel-form.ts';
import { ownersAction, ownersForm } from '../../owners-form.ts';

const posts = postsBelow('/admin', {
  language,
  'set-up/end': setUpEnd,
  'tasks/:task/:resolution': taskResolution,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** The owner's language, then `back`. */
async function language(args: PostArgs): Promise<never> {
  const { who, world, form } = await ownersForm('today', args, '/admin');
  await chooseLanguage(world, who, { language: textOf(form, 'language') });
  throw redirect(form.has('back') ? localPath(textOf(form, 'back')) : '/admin', 303);
}

async function setUpEnd(args: PostArgs): Promise<never> {
  const { who, world } = await ownersAction('today', args, '/admin');
  await endSetUp(world, who);
  throw redirect('/admin', 303);
}

/** One that the task's kind offers. */
async function taskResolution(args: PostArgs<'task' | 'resolution'>) {
  const { who, world, form } = await ownersForm('today', args, '/admin');
  const { task: taskId, resolution } = args.params;
  const outcome = await resolveTask(world, who, { taskId, remedy: resolution, parcel: parcelOf(form) });
  if (outcome.ok) throw redirect(`/admin?flash=${outcome.state}`, 303);
  return data({ problem: outcome.message }, { status: 409 });
}
