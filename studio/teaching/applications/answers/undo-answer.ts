import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { lockAnswer, moveAnswerTo } from './answers.store.ts';

export type UndoOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'too-late' };

/** A scheduled answer is a draft again. Idempotent. */
export async function undoAnswer(
  world: World,
  who: May<'inbox'>,
  { applicationId }: { applicationId: string },
): Promise<UndoOutcome> {
  if (!z.guid().safeParse(applicationId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  return change(world, who, async (c): Promise<UndoOutcome> => {
    const stored = await lockAnswer(c.tx, applicationId);
    if (!stored) return { ok: false, refusal: 'not-found' };
    if (stored.state === 'draft') return { ok: true };
    if (stored.state !== 'scheduled') return { ok: false, refusal: 'too-late' };
    await moveAnswerTo(c, { applicationId, to: 'draft' });
    const subject = `application:${applicationId}`;
    await audit(c, { action: 'application.answer-undone', subject });
    return { ok: true };
  });
}
