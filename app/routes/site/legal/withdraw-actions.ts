import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { confirmWithdrawal, correctWithdrawal } from './withdraw-steps.ts';

const posts = postsBelow('/withdraw', { correction, declaration });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

function correction(args: PostArgs) {
  return correctWithdrawal(args);
}

function declaration(args: PostArgs) {
  return confirmWithdrawal(args);
}
