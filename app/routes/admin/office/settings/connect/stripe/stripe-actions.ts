import { data, redirect, redirectDocument } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { connectStripe, type StripeRefusal } from '#studio/office/connections/connect-stripe.ts';
import { removeConnection } from '#studio/office/connections/save-connection.ts';
import { ownersAction, ownersForm } from '../../../../owners-form.ts';
import { type StripeRefused, stripePage } from './stripe.data.ts';
import { stripeMessages } from './stripe.messages.ts';

const posts = postsBelow(stripePage, { key: connect, 'test-payment': payTest, removal: remove });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

const ofKey: ReadonlySet<StripeRefusal> = new Set([
  'publishable',
  'signing-secret',
  'not-a-key',
  'live-key',
  'test-key',
  'wrong-key',
]);

/** The key is never sent back: the field is empty again, and nothing else was entered. */
async function connect(args: PostArgs) {
  const { who, world, path, form, language } = await ownersForm('settings', args, stripePage);
  const mode = textOf(form, 'mode') === 'live' ? 'live' : 'test';
  const outcome = await connectStripe(world, who, { key: textOf(form, 'key'), mode });
  // The policy of a document names the checkout that it was loaded with.
  if (outcome.ok) throw redirectDocument(`${path}?flash=connected`, 303);
  const words = stripeMessages[language];
  const refused: StripeRefused = {
    title: words.notConnected,
    text: [words.refusals[outcome.refusal], outcome.code].join(' ').trim(),
    rights: outcome.rights.map((right) => words.rights[right]),
    isOfKey: ofKey.has(outcome.refusal),
  };
  const status = outcome.refusal === 'no-answer' ? 503 : outcome.refusal === 'changed' ? 409 : 400;
  return data(refused, { status });
}

/** Only Stripe in test mode sells it. */
async function payTest(args: PostArgs) {
  const { who, world, language } = await ownersAction('settings', args, stripePage);
  const outcome = await createPayment(world, who, {
    subjectId: 'test-payment',
    currency: 'usd',
    returnPath: stripePage,
  });
  if (outcome.ok) throw redirect(outcome.url, 303);
  const words = stripeMessages[language];
  const refused: StripeRefused = { title: words.notConnected, text: words.noTest, rights: [] };
  return data(refused, { status: 503 });
}

async function remove(args: PostArgs) {
  const { who, world, path } = await ownersAction('settings', args, stripePage);
  await removeConnection(world, who, 'stripe');
  throw redirectDocument(`${path}?flash=removed`, 303);
}
