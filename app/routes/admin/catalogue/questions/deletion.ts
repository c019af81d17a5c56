import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeQuestion } from '#studio/applications/questions/arrange-questions.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/deletion';
import { questionPage } from './addresses.ts';
import { arrangeQuestion } from './arrange-question.ts';

export default NoView;
export const middleware = showPage(questionPage);

/** `POST /admin/catalogue/<id>/questions/<question>/deletion` */
export function action(args: Route.ActionArgs) {
  return arrangeQuestion(args, questionPage, async ({ world, who, place, form }) => {
    const outcome = await removeQuestion(world, who, { ...place, version: versionFrom(form) });
    return outcome.ok ? { flash: 'removed' } : outcome;
  });
}
