import type { ActionFunctionArgs } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { payableApplication } from '#studio/teaching/applications/pay-application.ts';
import { linkedApplication } from './read-status.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

/** What is due next; null: nothing. */
export async function payableOf(context: Args['context'], applicationId: string) {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const now = world.clock.now();
  const payable = await payableApplication(world.db.query, { applicationId, language, now });
  return 'refusal' in payable ? null : payable;
}

export async function payableByLink({ context, params }: Args) {
  const { id } = await linkedApplication(context, params.token ?? '');
  return payableOf(context, id);
}
