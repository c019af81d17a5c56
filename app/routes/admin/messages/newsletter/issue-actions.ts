import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import type { World } from '#platform/world.ts';
import { saveSegment } from '#studio/messages/newsletter-sending/save-segment.ts';
import { savedSegments } from '#studio/messages/newsletter-sending/saved-segments.queries.ts';
import {
  cancelSending,
  chooseSegment,
  pauseSending,
  resumeSending,
  scheduleIssue,
  stopSending,
} from '#studio/messages/newsletter-sending/schedule-issue.ts';
import { segmentFrom } from '#studio/messages/newsletter-sending/segment.ts';
import { testIssue } from '#studio/messages/newsletter-sending/test-issue.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { deleteIssue } from '#studio/site/newsletter-issues/create-issue.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { textsFrom } from '../../site/website/pages/block-form.data.ts';
import type { IssueProblem } from './issue.tsx';
import { issuePage, issuesPath } from './issue-paths.ts';

const posts = postsBelow(issuePage, { ':step': post });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** The verbs by the end of the address, with the message that follows. */
const steps = {
  cancellation: [cancelSending, 'cancelled'],
  deletion: [deleteIssue, 'deleted'],
  pause: [pauseSending, 'paused'],
  resumption: [resumeSending, 'resumed'],
  segment: [changeSegment, 'segment'],
  'segment-saving': [saveAs, 'segment-saved'],
  sending: [send, 'scheduled'],
  stop: [stopSending, 'stopped'],
  test: [testIssue, 'tested'],
} as const;

/** All steps are one route, because every page loads the list of routes. */
async function post(args: PostArgs<'issue' | 'step'>) {
  const { issue: key, step } = args.params;
  if (!Object.hasOwn(steps, step)) throw data(null, { status: 404 });
  const [verb, flash] = steps[step as keyof typeof steps];
  const { who, world, path, form } = await ownersForm('newsletter', args, issuePage);
  const outcome = await verb(world, who, { key, form });
  if (outcome.ok) throw redirect(`${step === 'deletion' ? issuesPath : path}?flash=${flash}`, 303);
  const { refusal } = outcome;
  return data<IssueProblem>({ refusal, typed: textsFrom(form) }, { status: refusalStatus(refusal, 409) });
}

interface Posted {
  key: string;
  form: FormData;
}

const invalid = { ok: false, refusal: 'invalid' } as const;

/** The fields of the form, or a saved group. */
async function changeSegment(world: World, who: May<'newsletter'>, { key, form }: Posted) {
  const version = versionFrom(form);
  if (!form.has('saved')) {
    const segment = segmentFrom(textsFrom(form));
    return segment ? chooseSegment(world, who, { key, version, segment }) : invalid;
  }
  const id = textOf(form, 'saved');
  const saved = (await savedSegments(world.db.query, who)).find((one) => one.id === id);
  if (!saved?.segment) return { ok: false, refusal: 'segment-missing' } as const;
  return chooseSegment(world, who, { key, version, segment: saved.segment });
}

function saveAs(world: World, who: May<'newsletter'>, { key, form }: Posted) {
  return saveSegment(world, who, { key, version: versionFrom(form), name: textOf(form, 'name') });
}

async function send(world: World, who: May<'newsletter'>, { key, form }: Posted) {
  const isLater = textOf(form, 'when') === 'later';
  const at = isLater ? timeFrom(form) : null;
  if (isLater && !at) return invalid;
  const version = versionFrom(form);
  return scheduleIssue(world, who, { key, version, draftVersion: Number(textOf(form, 'seen')), at });
}

/** Null: not a time. */
function timeFrom(form: FormData): Temporal.Instant | null {
  const [day, time] = [dayText.safeParse(textOf(form, 'day')), clockText.safeParse(textOf(form, 'time'))];
  return day.success && time.success ? studioInstant(day.data, time.data) : null;
}
