import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { askAgain, openAccount, readAsking, sendLink, takeCode } from './login-steps.ts';

const posts = postsBelow('/login', { 'another-email': anotherEmail, code, link, reset, 'sign-up': signUp });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export { keepForm as clientAction } from './keep-form.ts';
export const middleware = posts.middleware;
export const action = posts.action;

/** The form again with its input, which stays out of the URL. */
async function anotherEmail(args: PostArgs) {
  return askAgain((await readAsking(args)).form);
}

async function code(args: PostArgs) {
  return takeCode(await readAsking(args));
}

async function link(args: PostArgs) {
  return sendLink(await readAsking(args), 'link');
}

async function reset(args: PostArgs) {
  return sendLink(await readAsking(args), 'reset');
}

async function signUp(args: PostArgs) {
  return openAccount(await readAsking(args));
}
