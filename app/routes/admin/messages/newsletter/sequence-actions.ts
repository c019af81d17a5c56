import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import type { World } from '#platform/world.ts';
import {
  changeDays,
  switchSequenceOff,
  switchSequenceOn,
} from '#studio/messages/newsletter-sending/switch-sequence.ts';
import { testIssue } from '#studio/messages/newsletter-sending/test-issue.ts';
import type { May } from '#studio/shared/who.ts';
import type { SequenceKey } from '#studio/site/newsletter-issues/sequence.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { sequencePage } from './issue-paths.ts';
import { requestedSequence } from './sequence.data.ts';
import type { SequenceProblem } from './sequence.tsx';

const posts = postsBelow(sequencePage, { ':step': post });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** The verbs by the end of the address, with the message that follows. */
const steps = {
  on: [switchSequenceOn, 'on'],
  off: [switchSequenceOff, 'off'],
  test: [test, 'tested'],
  days: [saveDays, 'days'],
} as const;

async function post(args: PostArgs<'sequence' | 'step'>) {
  const sequence = requestedSequence(args.params.sequence);
  const { step } = args.params;
  if (!Object.hasOwn(steps, step)) throw data(null, { status: 404 });
  const [verb, flash] = steps[step as keyof typeof steps];
  const { who, world, path, form } = await ownersForm('newsletter', args, sequencePage);
  const outcome = await verb(world, who, { sequence, form });
  if (outcome.ok) throw redirect(`${path}?flash=${flash}`, 303);
  const { refusal } = outcome;
  const typed = { email: textOf(form, 'email'), days: textOf(form, 'days') };
  return data<SequenceProblem>({ refusal, typed }, { status: refusalStatus(refusal, 409) });
}

interface Posted {
  sequence: SequenceKey;
  form: FormData;
}

function test(world: World, who: May<'newsletter'>, { form }: Posted) {
  return testIssue(world, who, { key: textOf(form, 'email') });
}

async function saveDays(world: World, who: May<'newsletter'>, { sequence, form }: Posted) {
  const days = textOf(form, 'days').trim();
  return changeDays(world, who, {
    sequence,
    key: textOf(form, 'email'),
    version: versionFrom(form),
    afterDays: /^\d+$/.test(days) ? Number(days) : Number.NaN,
  });
}
