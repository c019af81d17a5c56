import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveQuestion } from '#studio/applications/questions/arrange-questions.ts';
import { directionFrom, versionOf } from '../../read-action.ts';
import type { Route } from './+types/position';
import { questionsPage } from './addresses.ts';
import { arrangeQuestion } from './arrange-question.ts';

export default NoView;
export const middleware = showPage(questionsPage);

/** `POST /admin/catalogue/<id>/questions/<question>/position` */
export function action(args: Route.ActionArgs) {
  return arrangeQuestion(args, questionsPage, async ({ world, who, place, form }) => {
    const move = { ...place, direction: directionFrom(form), seen: versionOf(form) ?? '' };
    const outcome = await moveQuestion(world, who, move);
    return outcome.ok ? { flash: 'moved' } : outcome;
  });
}
