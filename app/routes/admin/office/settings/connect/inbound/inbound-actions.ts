import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import {
  checkInboundRecords,
  connectInbound,
  disconnectInbound,
} from '#studio/office/connections/inbound/connect-inbound.ts';
import { ownersAction, ownersForm } from '../../../../owners-form.ts';
import { guidedMessages } from '../guided.messages.ts';
import { type GuidedResult, inputOf } from '../guided.ts';
import { inboundStepMessages } from './inbound.messages.ts';
import { inboundPage } from './read-inbound.ts';

const posts = postsBelow(inboundPage, { domain, check, disconnection });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

const fields = ['domain', 'region', 'signingKey', 'authservId'] as const;

async function domain(args: PostArgs) {
  const { who, world, form, language } = await ownersForm('settings', args, inboundPage);
  const [name = '', region = '', signingKey = '', authservId = ''] = fields.map((one) => textOf(form, one));
  const outcome = await connectInbound(world, who, { domain: name, region, signingKey, authservId });
  if (outcome.ok) return redirect(`${inboundPage}?step=records&flash=connected`, 303);
  const guided = guidedMessages[language];
  const isInvalid = outcome.refusal === 'invalid';
  const words = inboundStepMessages[language].domain.faults;
  const wrong = outcome.refusal === 'invalid' ? outcome.fields : [];
  const result: GuidedResult = {
    input: inputOf(form, fields),
    faults: Object.fromEntries(wrong.map((field) => [field, words[field]])),
    title: guided.notConnected,
    text: guided.refusals[outcome.refusal],
    quote: null,
  };
  return data(result, { status: isInvalid ? 400 : 409 });
}

async function check(args: PostArgs) {
  const { who, world } = await ownersAction('settings', args, inboundPage);
  await checkInboundRecords(world, who);
  return redirect(`${inboundPage}?step=records&flash=checked`, 303);
}

async function disconnection(args: PostArgs) {
  const { who, world } = await ownersAction('settings', args, inboundPage);
  await disconnectInbound(world, who);
  return redirect(`${inboundPage}?flash=disconnected`, 303);
}
