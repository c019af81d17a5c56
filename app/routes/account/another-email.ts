import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/another-email';
import { askAgain, readAsking } from './login-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { keepForm as clientAction } from './keep-form.ts';
export default NoView;
export const middleware = showPage('/login');

/** `POST /login/another-email`: the form again with its input, which stays out of the URL. */
export async function action(args: Route.ActionArgs) {
  return askAgain((await readAsking(args)).form);
}
