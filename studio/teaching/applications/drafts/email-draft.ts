import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import { limitMessages } from '#studio/shared/limits/limit.messages.ts';
import { minutesOf, takeLimits } from '#studio/shared/limits/take-limits.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { system, type Who } from '#studio/shared/who.ts';
import type { ProgrammeId } from '../application.ts';
import type { ApplicationErrors } from '../application-input.ts';
import { draftMessages } from './draft.messages.ts';
import { type DraftFields, draftDays, readDraft } from './draft.ts';
import { deleteDrafts, insertDraft } from './drafts.store.ts';

export type DraftOutcome =
  | { ok: true; title: string; message: string }
  | { ok: false; refusal: 'invalid'; title: string; message: string; errors: ApplicationErrors }
  | { ok: false; refusal: 'too-many'; title: string; message: string; retryAfterSeconds: number };

/** Keeps a draft for `draftDays` and emails its link to the address in it. Limited per network and recipient. */
export async function emailDraft(
  world: World,
  who: Who,
  { programme, values }: { programme: ProgrammeId; values: DraftFields },
): Promise<DraftOutcome> {
  const words = draftMessages[who.language];
  const read = readDraft(programme, values, who.language);
  const { title } = words.failed;
  if (!read.ok)
    return { ok: false, refusal: 'invalid', title, message: words.failed.text, errors: read.errors };
  const { email, fields } = read;
  const limits = [
    ['confirmationMailsPerAddress', who.address],
    ['confirmationMailsPerRecipient', email],
  ] as const;
  const taken = await takeLimits(world, limits);
  if (!taken.ok) {
    const isNetwork = taken.limit === 'confirmationMailsPerAddress';
    const say = isNetwork ? limitMessages[who.language].network : words.tooMany;
    const { retryAfterSeconds } = taken;
    return { ok: false, refusal: 'too-many', title, message: say(minutesOf(taken)), retryAfterSeconds };
  }
  const expiresAt = world.clock.now().add({ hours: draftDays * 24 });
  await change(world, system, async (c) => {
    await deleteDrafts(c, { programme, email });
    const draft = { programme, language: who.language, email, fields, expiresAt };
    await publish(c, { type: 'application.draft-kept', draftId: await insertDraft(c, draft) });
  });
  const until = formats[who.language].day(studioDay(expiresAt));
  return { ok: true, title: words.sent.title, message: words.sent.text(email, until) };
}
