import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { readWhole } from '#studio/shared/whole-number.ts';
import { copyQuotes, type QuotesOutcome, removeSampleQuotes } from '#studio/site/pages/change-quotes.ts';
import { ownersForm } from '../../owners-form.ts';

const path = '/admin/lists';

const posts = postsBelow(path, { quotes: everywhere, 'sample-removal': sampleRemoval });

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

async function sampleRemoval(args: PostArgs) {
  const { who, world } = await ownersForm('website', args, path);
  return shown(await removeSampleQuotes(world, who), 'removed');
}

function shown(outcome: QuotesOutcome, flash: 'everywhere' | 'removed') {
  if (outcome.ok) throw redirect(`${path}?flash=${flash}`, 303);
  return data({ refusal: 'changed' as const }, { status: refusalStatus(outcome.refusal) });
}
