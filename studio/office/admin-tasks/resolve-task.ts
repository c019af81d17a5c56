import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { storeAnswer } from '#studio/shared/idempotency-keys.store.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { type ActionResult, applyAction } from './apply-action.ts';
import { taskTexts } from './task.messages.ts';
import { isTaskKind, offers } from './task.ts';
import { answerKey, findOpenTask, wasResolved } from './tasks.queries.ts';
import { markDone } from './tasks.store.ts';

export type TaskRefusal = 'not-found' | 'not-possible' | 'refused' | 'no-answer' | 'bad-parcel' | 'not-free';
export type ResolveOutcome =
  | {
      ok: true /** 'again': on its way once more, it may come back. */;
      state: 'done' | 'again';
      message: string;
    }
  | { ok: false; refusal: TaskRefusal; message: string };

/** Idempotent across devices: it checks provider and database state. */
export async function resolveTask(
  world: World,
  who: May<'today'>,
  input: { taskId: string; remedy: string /** What is sent, and how to follow it. */; parcel?: unknown },
): Promise<ResolveOutcome> {
  const task = await findOpenTask(world.db.query, input.taskId);
  const wasDoneSo = () => wasResolved(world.db.query, input.taskId, input.remedy);
  if (!task || !isTaskKind(task.kind) || !offers(task.kind, input.remedy)) {
    return (await wasDoneSo()) ? resolved(who, input.remedy) : refuse(who, 'not-found');
  }
  const { kind } = task;
  const { remedy } = input;
  try {
    const result = await applyAction(world, who, { task: { ...task, kind }, remedy, parcel: input.parcel });
    if (isRefusal(result)) {
      return (await wasDoneSo()) ? resolved(who, remedy) : refuse(who, result);
    }
    await change(world, who, async (c) => {
      if (result !== 'still-open') await markDone(c.tx, { which: { id: task.id }, by: 'owner', at: c.now });
      await storeAnswer(c.tx, { key: answerKey(task.id), createdId: remedy, at: c.now });
      const details = { kind, remedy, result };
      await audit(c, { action: 'task.resolved', subject: `task:${task.id}`, details });
    });
    return resolved(who, remedy);
  } catch (error) {
    if (error instanceof PaymentUnavailable || error instanceof PrintUnavailable) {
      return refuse(who, 'no-answer');
    }
    // The provider rejected our request (permissions, another account's key): only its dashboard says why.
    if (error instanceof PaymentRefused) return refuse(who, 'refused');
    throw error;
  }
}

function isRefusal(result: ActionResult): result is Exclude<ActionResult, 'done' | 'still-open'> {
  return result !== 'done' && result !== 'still-open';
}

function resolved(who: Who, remedy: string): ResolveOutcome {
  const state = remedy === 'retry' ? 'again' : 'done';
  return { ok: true, state, message: taskTexts[who.language].outcomes[state] };
}

function refuse(who: Who, refusal: TaskRefusal): ResolveOutcome {
  return { ok: false, refusal, message: taskTexts[who.language].refusals[refusal] };
}
