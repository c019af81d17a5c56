import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import {
  type RepairOutcome,
  repairDifference,
} from '#studio/reconciliation/differences/repair-difference.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/difference-repair';

const page = '/admin/reconciliation';

export default NoView;
export const middleware = showPage(page);

type Refusal = Exclude<RepairOutcome, { ok: true }>['refusal'];

export interface RefusedRepair {
  refusal: Exclude<Refusal, 'not-owner'>;
}

/** `POST /admin/reconciliation/repairs/<kind>/<subject>` */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction(args, page);
  const { kind, subject } = args.params;
  const outcome = await repairDifference(world, who, { kind, subjectId: subject });
  if (outcome.ok) throw redirect(`${page}?flash=repaired`, 303);
  if (outcome.refusal === 'not-owner') throw data(null, { status: 404 });
  return data<RefusedRepair>(
    { refusal: outcome.refusal },
    { status: outcome.refusal === 'no-answer' ? 503 : 409 },
  );
}
