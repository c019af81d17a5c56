import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { deleteAnswersWith, runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { Who } from '#studio/shared/who.ts';
import { type editRefusals, editRefusalsIn } from './edit.messages.ts';

export type EditRefusal = keyof (typeof editRefusals)['en'];
export type EditOutcome = { ok: true; id: string } | { ok: false; refusal: EditRefusal; message: string };

/** `gone`: the deleted thing, so that its idempotency key is freed. 'same': no change, no audit entry. */
export type Edited =
  | { id: string; action: AuditAction; subject: string; gone?: string }
  | { same: string }
  | EditRefusal;

/** Runs and audits one owner action in a transaction. `once`: idempotency key of a creating form. */
export async function editing(
  world: World,
  who: Who,
  act: (tx: Tx, at: Temporal.Instant) => Promise<Edited>,
  once?: string | null,
): Promise<EditOutcome> {
  if (who.role !== 'owner') return refused(who, 'not-allowed');
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<EditOutcome> => {
    let refusal: EditOutcome | null = null;
    const id = await runOnce(tx, once, at, async () => {
      const done = await act(tx, at);
      if (typeof done === 'string') {
        refusal = refused(who, done);
        return null;
      }
      if ('same' in done) return done.same;
      if (done.gone) await deleteAnswersWith(tx, done.gone);
      await audit(tx, { at, actor: 'owner', action: done.action, subject: done.subject });
      return done.id;
    });
    return refusal ?? { ok: true, id: id ?? '' };
  });
}

export function refused(
  who: Pick<Who, 'language'>,
  refusal: EditRefusal,
): Extract<EditOutcome, { ok: false }> {
  return { ok: false, refusal, message: editRefusalsIn(who.language)[refusal] };
}
