import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/withdraw-correction';
import { correctWithdrawal } from './withdraw-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/withdraw');

/** `POST /withdraw/correction`: the form again, with its input. */
export function action(args: Route.ActionArgs) {
  return correctWithdrawal(args);
}
