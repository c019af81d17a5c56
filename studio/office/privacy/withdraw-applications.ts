import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { withdrawApplication } from '#studio/teaching/applications/withdraw-application.ts';
import type { ActiveItems } from './live-things.queries.ts';

export type ErasureRefusal =
  | { ok: false; refusal: 'live'; live: ActiveItems }
  | { ok: false; refusal: 'no-answer' };

/** Null: withdrawn. Refused while a payment is open, or when the provider's answer is unknown. */
export async function withdrawApplications(world: World, live: ActiveItems): Promise<ErasureRefusal | null> {
  if (live.waits.length > 0) return { ok: false, refusal: 'live', live };
  try {
    for (const applicationId of live.applications) await withdrawApplication(world, { applicationId });
  } catch (error) {
    if (leavesUnknown(error)) return { ok: false, refusal: 'no-answer' };
    throw error;
  }
  return null;
}

/** The same after a backup was restored: those without an answer of the provider stay. */
export async function withdrawRemaining(world: World, { applications }: ActiveItems): Promise<void> {
  for (const applicationId of applications) {
    await withdrawApplication(world, { applicationId }).catch((error) => {
      if (!leavesUnknown(error)) throw error;
    });
  }
}
