import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { giveBackLimits, minutesOf, takeLimits } from '#studio/shared/limits/take-limits.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { type StoreUploadOutcome, storeUpload, type UploadRefusal, uploadRefused } from './store-upload.ts';
import { insertStory } from './stories.store.ts';
import { storyMessages } from './story.messages.ts';
import { type StoryProblems, storyInput, storyProblems } from './story-input.ts';
import { lockFreeUpload } from './uploads.store.ts';

export interface SharedFile {
  name: string;
  token: string;
}

export interface StoryShare {
  fields: unknown;
  pdf: { bytes: Uint8Array } | { refusal: UploadRefusal } | null;
  uploaded: SharedFile | null;
}

export type ShareStoryOutcome =
  | { ok: true }
  | ({ ok: false } & StoryProblems)
  | { ok: false; refusal: 'bad-file'; message: string }
  | { ok: false; refusal: 'too-many'; message: string; retryAfterSeconds: number };

/** Submits a reader's story for review; limited per email and network. Idempotent. */
export async function shareStory(world: World, who: Who, share: StoryShare): Promise<ShareStoryOutcome> {
  const read = storyInput.safeParse(share.fields);
  if (!read.success) return { ok: false, ...storyProblems(read.error, who.language) };
  const words = storyMessages[who.language];
  if (share.pdf && 'refusal' in share.pdf) return badFile(uploadRefused(who, share.pdf.refusal).message);
  const counts = [
    ['contactPerAddress', who.address],
    ['contactPerEmail', read.data.email],
  ] as const;
  const pause = await takeLimits(world, counts);
  if (!pause.ok) {
    const { retryAfterSeconds } = pause;
    return { ok: false, refusal: 'too-many', message: words.tooMany(minutesOf(pause)), retryAfterSeconds };
  }
  const stored = share.pdf ? await storeWithGeneratedName(world, who, share.pdf.bytes) : null;
  if (stored && !stored.ok) {
    if (stored.refusal === 'full') await giveBackLimits(world, counts);
    return badFile(stored.message);
  }
  const isNotified = await change(world, who, async (c) => {
    const uploadId = stored?.id ?? (await uploadOf(c.tx, share.uploaded));
    if (uploadId === 'gone') return false;
    const story = { ...read.data, language: who.language, consentText: words.consent, uploadId };
    const storyId = await insertStory(c, story);
    if (storyId) {
      const { title, name, email } = story;
      await publish(c, { type: 'story.submitted', storyId, title, name, email });
    }
    return true;
  });
  return isNotified ? { ok: true } : badFile(words.upload.gone);
}

function badFile(message: string): ShareStoryOutcome {
  return { ok: false, refusal: 'bad-file', message };
}

/** The name that the dialog's script would create. */
function storeWithGeneratedName(world: World, who: Who, bytes: Uint8Array): Promise<StoreUploadOutcome> {
  const random = crypto.randomUUID().slice(0, 8);
  const name = `${world.clock.now().epochMilliseconds}-${random}.pdf`;
  return storeUpload(world, who, { name, bytes, token: null });
}

async function uploadOf(tx: Tx, uploaded: SharedFile | null): Promise<string | null | 'gone'> {
  if (!uploaded) return null;
  return (await lockFreeUpload(tx, uploaded.name, hashToken(uploaded.token))) ?? 'gone';
}
