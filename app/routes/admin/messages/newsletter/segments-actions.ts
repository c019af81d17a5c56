import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { deleteSegment, renameSegment } from '#studio/messages/newsletter-sending/save-segment.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { segmentsPath } from './issue-paths.ts';
import type { SegmentProblem } from './segments.tsx';

const posts = postsBelow(segmentsPath, { ':segment/:step': post });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

const steps = { deletion: [deleteSegment, 'deleted'], name: [renameSegment, 'renamed'] } as const;

async function post(args: PostArgs<'segment' | 'step'>) {
  const { segment: id, step } = args.params;
  const { who, world, form } = await ownersForm('newsletter', args, segmentsPath);
  if (!Object.hasOwn(steps, step)) throw data(null, { status: 404 });
  const [verb, flash] = steps[step as keyof typeof steps];
  const name = textOf(form, 'name');
  const outcome = await verb(world, who, { id, version: versionFrom(form), name });
  if (outcome.ok) throw redirect(`${segmentsPath}?flash=${flash}`, 303);
  const { refusal } = outcome;
  return data<SegmentProblem>({ id, refusal, name }, { status: refusalStatus(refusal, 409) });
}
