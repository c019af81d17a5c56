import { data, redirect } from 'react-router';
import { z } from 'zod';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { readWhole } from '#studio/shared/whole-number.ts';
import { addReceivedQuote } from '#studio/site/pages/add-received-quote.ts';
import { copyQuotes, type QuotesOutcome, removeSampleQuotes } from '#studio/site/pages/change-quotes.ts';
import { removeQuote } from '#studio/teaching/quote-requests/answer-quote-request.ts';
import { ownersForm } from '../../../owners-form.ts';

const path = '/admin/lists';

const posts = postsBelow(path, {
  quotes: everywhere,
  'received/:request/addition': addition,
  'received/:request/removal': removal,
  'sample-removal': sampleRemoval,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function everywhere(args: PostArgs) {
  const { who, world, form } = await ownersForm('website', args, path);
  const number = (name: string, to: number) => readWhole(textOf(form, name), { from: 0, to });
  const [at, version] = [number('at', 999), number('version', 2_000_000_000)];
  if (at === null || version === null) return data({ refusal: 'changed' as const }, { status: 400 });
  const outcome = await copyQuotes(world, who, { key: textOf(form, 'key'), at, version });
  return shown(outcome, 'everywhere');
}

/** Leads to the section of the draft. */
async function addition(args: PostArgs<'request'>) {
  const { who, world, form } = await ownersForm('website', args, path);
  const [key = '', at = '', version = ''] = textOf(form, 'list').split(' ');
  const chosen = { key, at: Number(at), version: Number(version) };
  const outcome = await addReceivedQuote(world, who, { requestId: requestOf(args), ...chosen });
  if (outcome.ok) throw redirect(`/admin/website/${key}/sections/${chosen.at}`, 303);
  return data({ refusal: 'changed' as const }, { status: refusalStatus(outcome.refusal) });
}

async function removal(args: PostArgs<'request'>) {
  const { who, world } = await ownersForm('website', args, path);
  await removeQuote(world, who, requestOf(args));
  throw redirect(`${path}?flash=quote-removed`, 303);
}

function requestOf({ params }: PostArgs<'request'>): string {
  return z.guid().catch(nil).parse(params.request);
}

const nil = '00000000-0000-0000-0000-000000000000';

async function sampleRemoval(args: PostArgs) {
  const { who, world } = await ownersForm('website', args, path);
  return shown(await removeSampleQuotes(world, who), 'removed');
}

function shown(outcome: QuotesOutcome, flash: 'everywhere' | 'removed') {
  if (outcome.ok) throw redirect(`${path}?flash=${flash}`, 303);
  return data({ refusal: 'changed' as const }, { status: refusalStatus(outcome.refusal) });
}
