import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/goal-removal';
import { answerGoal } from './answer-goal.ts';

export default NoView;
export const middleware = showPage('/dashboard/journal');

/** `POST /dashboard/journal/goals/<goal>/removal` */
export function action(args: Route.ActionArgs) {
  return answerGoal(args, 'remove');
}
