import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { addPageCode, removePageCode } from '../checkout/codes/page-codes.ts';
import { managePage, payableByBookingLink } from './payable-hold.ts';

const posts = postsBelow(managePage, { 'code-removal': codeRemoval, codes });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function codeRemoval(args: PostArgs) {
  return removePageCode(args, payableByBookingLink);
}

function codes(args: PostArgs) {
  return addPageCode(args, payableByBookingLink);
}
