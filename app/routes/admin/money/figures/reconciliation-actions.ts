import { data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { checkNow } from '#studio/office/reconciliation/differences/find-differences.ts';
import {
  type RepairOutcome,
  repairDifference,
} from '#studio/office/reconciliation/differences/repair-difference.ts';
import { ownersAction } from '../../owners-form.ts';

const page = '/admin/reconciliation';

const posts = postsBelow(page, { check, 'repairs/:kind/:subject': repairsKindSubject });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function check(args: PostArgs) {
  const { who, world } = await ownersAction('figures', args, page);
  await checkNow(world, who);
  throw redirect(`${page}?flash=checked`, 303);
}

export interface RefusedRepair {
  refusal: Exclude<RepairOutcome, { ok: true }>['refusal'];
}

async function repairsKindSubject(args: PostArgs<'kind' | 'subject'>) {
  const { who, world } = await ownersAction('figures', args, page);
  const { kind, subject } = args.params;
  const outcome = await repairDifference(world, who, { kind, subjectId: subject });
  if (outcome.ok) throw redirect(`${page}?flash=repaired`, 303);
  return data<RefusedRepair>({ refusal: outcome.refusal }, { status: refusalStatus(outcome.refusal, 409) });
}
