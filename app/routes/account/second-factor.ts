import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/second-factor';
import { readAsking, takeCode } from './login-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { keepForm as clientAction } from './keep-form.ts';
export default NoView;
export const middleware = showPage('/login');

/** `POST /login/code` */
export async function action(args: Route.ActionArgs) {
  return takeCode(await readAsking(args));
}
