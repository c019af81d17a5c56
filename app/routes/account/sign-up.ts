import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/sign-up';
import { openAccount, readAsking } from './login-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { keepForm as clientAction } from './keep-form.ts';
export default NoView;
export const middleware = showPage('/login');

/** `POST /login/sign-up` */
export async function action(args: Route.ActionArgs) {
  return openAccount(await readAsking(args));
}
