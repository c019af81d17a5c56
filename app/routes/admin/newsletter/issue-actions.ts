import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import {
  cancelSending,
  chooseSegment,
  pauseSending,
  resumeSending,
  type SendingOutcome,
  scheduleIssue,
  stopSending,
} from '#studio/messages/newsletter-sending/schedule-issue.ts';
import { segmentFrom } from '#studio/messages/newsletter-sending/segment.ts';
import { testIssue } from '#studio/messages/newsletter-sending/test-issue.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/time/studio-time.ts';
import { deleteIssue } from '#studio/site/newsletter-issues/create-issue.ts';
import { ownersForm } from '../owners-form.ts';
import { versionFrom } from '../read-action.ts';
import { textsFrom } from '../website/pages/block-form.data.ts';
import type { IssueProblem } from './issue.tsx';
import { issuePage, issuesPath } from './issue-paths.ts';

const posts = postsBelow(issuePage, { ':step': step });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

type Args = PostArgs<'issue' | 'step'>;

/** What the address ends with; all of them are one route, because every page loads the list of routes. */
function step(args: Args) {
  const steps = { cancellation, deletion, pause, resumption, segment, sending, stop, test };
  const { step: name } = args.params;
  if (!Object.hasOwn(steps, name)) throw data(null, { status: 404 });
  return steps[name as keyof typeof steps](args);
}

function refuse(refusal: IssueProblem['refusal'], typed: IssueProblem['typed'] = null) {
  return data<IssueProblem>({ refusal, typed }, { status: refusalStatus(refusal, 409) });
}

function showOutcome(outcome: SendingOutcome, to: string, typed: IssueProblem['typed'] = null) {
  if (outcome.ok) throw redirect(to, 303);
  return refuse(outcome.refusal, typed);
}

async function cancellation(args: Args) {
  const { who, world, path } = await ownersForm('newsletter', args, issuePage);
  return showOutcome(await cancelSending(world, who, { key: args.params.issue }), `${path}?flash=cancelled`);
}

async function deletion(args: Args) {
  const { who, world } = await ownersForm('newsletter', args, issuePage);
  return showOutcome(
    await deleteIssue(world, who, { key: args.params.issue }),
    `${issuesPath}?flash=deleted`,
  );
}

async function pause(args: Args) {
  const { who, world, path } = await ownersForm('newsletter', args, issuePage);
  return showOutcome(await pauseSending(world, who, { key: args.params.issue }), `${path}?flash=paused`);
}

async function resumption(args: Args) {
  const { who, world, path } = await ownersForm('newsletter', args, issuePage);
  return showOutcome(await resumeSending(world, who, { key: args.params.issue }), `${path}?flash=resumed`);
}

async function segment(args: Args) {
  const { who, world, path, form } = await ownersForm('newsletter', args, issuePage);
  const chosen = segmentFrom(textsFrom(form));
  if (!chosen) return refuse('invalid');
  const issue = { key: args.params.issue, version: versionFrom(form), segment: chosen };
  return showOutcome(await chooseSegment(world, who, issue), `${path}?flash=segment`);
}

async function sending(args: Args) {
  const { who, world, path, form } = await ownersForm('newsletter', args, issuePage);
  const typed = textsFrom(form);
  const isLater = textOf(form, 'when') === 'later';
  const at = isLater ? timeFrom(typed) : null;
  if (isLater && !at) return refuse('invalid', typed);
  const issue = {
    key: args.params.issue,
    version: versionFrom(form),
    draftVersion: Number(textOf(form, 'seen')),
  };
  return showOutcome(await scheduleIssue(world, who, { ...issue, at }), `${path}?flash=scheduled`, typed);
}

/** Null: not a time. */
function timeFrom({ day = '', time = '' }: Readonly<Record<string, string>>): Temporal.Instant | null {
  const [date, clock] = [dayText.safeParse(day), clockText.safeParse(time)];
  return date.success && clock.success ? studioInstant(date.data, clock.data) : null;
}

async function stop(args: Args) {
  const { who, world, path } = await ownersForm('newsletter', args, issuePage);
  return showOutcome(await stopSending(world, who, { key: args.params.issue }), `${path}?flash=stopped`);
}

/** To the owner's own address. */
async function test(args: Args) {
  const { who, world, path } = await ownersForm('newsletter', args, issuePage);
  const outcome = await testIssue(world, who, { key: args.params.issue });
  if (!outcome.ok) return refuse(outcome.refusal);
  if (outcome.to === null) return refuse('no-address');
  throw redirect(`${path}?flash=tested`, 303);
}
