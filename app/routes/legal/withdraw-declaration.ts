import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/withdraw-declaration';
import { confirmWithdrawal } from './withdraw-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/withdraw');

/** `POST /withdraw/declaration`: withdraws. */
export function action(args: Route.ActionArgs) {
  return confirmWithdrawal(args);
}
