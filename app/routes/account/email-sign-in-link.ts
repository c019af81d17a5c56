import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/email-sign-in-link';
import { readAsking, sendLink } from './login-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { keepForm as clientAction } from './keep-form.ts';
export default NoView;
export const middleware = showPage('/login');

/** `POST /login/link` */
export async function action(args: Route.ActionArgs) {
  return sendLink(await readAsking(args), 'link');
}
