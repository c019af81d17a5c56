import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import type { Who } from '#studio/shared/who.ts';
import { type editRefusals, editRefusalsIn } from './edit.messages.ts';

export type EditRefusal = keyof (typeof editRefusals)['en'];
export type EditOutcome = { ok: true; id: string } | { ok: false; refusal: EditRefusal; message: string };

/** What an act of the owner has done, for the audit log; or why it has not. */
export type Edited = { id: string; action: string; subject: string } | EditRefusal;

/** Runs one act of the owner in a transaction and writes it down; nobody else may, and a refusal changes nothing. */
export async function editing(
  world: World,
  who: Who,
  act: (tx: Tx, at: Temporal.Instant) => Promise<Edited>,
): Promise<EditOutcome> {
  if (who.role !== 'owner') return refused(who, 'not-allowed');
  const at = world.clock.now();
  const edited = await world.db.transaction(async (tx) => {
    const done = await act(tx, at);
    if (typeof done !== 'string') {
      await audit(tx, { at, actor: 'owner', action: done.action, subject: done.subject });
    }
    return done;
  });
  return typeof edited === 'string' ? refused(who, edited) : { ok: true, id: edited.id };
}

export function refused(
  who: Pick<Who, 'language'>,
  refusal: EditRefusal,
): Extract<EditOutcome, { ok: false }> {
  return { ok: false, refusal, message: editRefusalsIn(who.language)[refusal] };
}
