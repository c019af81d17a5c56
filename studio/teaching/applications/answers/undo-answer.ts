import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { May } from '#studio/shared/who.ts';
import { lockAnswer, moveAnswerTo } from './answers.store.ts';

export type UndoOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'too-late' };

/** A scheduled answer is a draft again. Idempotent. */
export async function undoAnswer(
  world: World,
  _who: May<'inbox'>,
  { applicationId }: { applicationId: string },
): Promise<UndoOutcome> {
  if (!z.guid().safeParse(applicationId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<UndoOutcome> => {
    const stored = await lockAnswer(tx, applicationId);
    if (!stored) return { ok: false, refusal: 'not-found' };
    if (stored.state === 'draft') return { ok: true };
    if (stored.state !== 'scheduled') return { ok: false, refusal: 'too-late' };
    await moveAnswerTo(tx, { applicationId, to: 'draft' }, now);
    const subject = `application:${applicationId}`;
    await audit(tx, { at: now, actor: 'owner', action: 'application.answer-undone', subject });
    return { ok: true };
  });
}
