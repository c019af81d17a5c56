import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { showQuestion } from '#studio/applications/questions/arrange-questions.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/visibility';
import { questionsPage } from './addresses.ts';
import { arrangeQuestion } from './arrange-question.ts';

export default NoView;
export const middleware = showPage(questionsPage);

/** `POST /admin/catalogue/<id>/questions/<question>/visibility` */
export function action(args: Route.ActionArgs) {
  return arrangeQuestion(args, questionsPage, async ({ world, who, place, form }) => {
    const isVisible = isChecked(form, 'show');
    const outcome = await showQuestion(world, who, { ...place, version: versionFrom(form), isVisible });
    return outcome.ok ? { flash: isVisible ? 'shown' : 'hidden' } : outcome;
  });
}
