import { addPageCode, payWithCodes, removePageCode } from '#app/routes/money/checkout/codes/page-codes.ts';
import { payableOf } from '#app/routes/teaching/applications/payable-application.ts';
import { takeBack } from '#app/routes/teaching/applications/take-back.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { payApplication } from '#studio/teaching/applications/pay-application.ts';
import { ownApplication } from './own-application.ts';

const posts = postsBelow('/dashboard/applications/:application', {
  'code-removal': codeRemoval,
  codes,
  payment,
  withdrawal,
});

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

async function codeRemoval(args: PostArgs<'application'>) {
  const { application } = await ownApplication(args);
  return removePageCode(args, () => payableOf(args.context, application.id));
}

async function codes(args: PostArgs<'application'>) {
  const { application } = await ownApplication(args);
  return addPageCode(args, () => payableOf(args.context, application.id));
}

/** Idempotent. */
async function payment(args: PostArgs<'application'>) {
  const { who, application, page } = await ownApplication(args);
  const requested = { applicationId: application.id, returnPath: page };
  return payWithCodes(
    args,
    () => payableOf(args.context, application.id),
    (entered) => payApplication(worldOf(args.context), who, { ...entered, ...requested }),
  );
}

async function withdrawal(args: PostArgs<'application'>) {
  const { who, application, page } = await ownApplication(args);
  return takeBack(worldOf(args.context), application.id, { page, language: who.language });
}
