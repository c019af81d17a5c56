import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { payApplication } from '#studio/teaching/applications/pay-application.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { addPageCode, payWithCodes, removePageCode } from '../../money/checkout/codes/page-codes.ts';
import { payableByLink } from './payable-application.ts';
import { linkedApplication } from './read-status.ts';
import { takeBack } from './take-back.ts';

const posts = postsBelow('/applications/:token', { 'code-removal': codeRemoval, codes, payment, withdrawal });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

function codeRemoval(args: PostArgs) {
  return removePageCode(args, payableByLink);
}

function codes(args: PostArgs) {
  return addPageCode(args, payableByLink);
}

/** Without scripts. Idempotent: it checks the current state. */
async function payment(args: PostArgs<'token'>) {
  const { request, context, params } = args;
  const { id } = await linkedApplication(context, params.token);
  const who = await whoOf(request, context);
  const returnPath = ownPath(factsOf(context), `/applications/${params.token}`);
  return payWithCodes(args, payableByLink, (entered) =>
    payApplication(worldOf(context), who, { ...entered, applicationId: id, returnPath }),
  );
}

async function withdrawal({ context, params }: PostArgs<'token'>) {
  const facts = factsOf(context);
  const { id } = await linkedApplication(context, params.token);
  const page = ownPath(facts, `/applications/${params.token}`);
  return takeBack(worldOf(context), id, { page, language: facts.language });
}
