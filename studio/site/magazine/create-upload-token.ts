import type { World } from '#platform/world.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { storyMessages } from './story.messages.ts';
import { insertUploadToken } from './uploads.store.ts';

const validMinutes = 60;
const uploadsPerToken = 5;

export type UploadTokenOutcome =
  | { ok: true; token: string; expiresAt: Temporal.Instant }
  | { ok: false; refusal: 'too-many'; message: string; retryAfterSeconds: number };

/** Token for five uploads within an hour, ten per network and hour. */
export async function createUploadToken(world: World, who: Who): Promise<UploadTokenOutcome> {
  const taken = await world.limits.take('uploadTokensPerAddress', who.address);
  if (!taken.ok) {
    const message = storyMessages[who.language].tooMany(Math.max(1, Math.ceil(taken.retryAfterSeconds / 60)));
    return { ok: false, refusal: 'too-many', message, retryAfterSeconds: taken.retryAfterSeconds };
  }
  const token = newToken();
  const now = world.clock.now();
  const expiresAt = now.add({ minutes: validMinutes });
  await insertUploadToken(
    world.db.query,
    { hash: hashToken(token), uploads: uploadsPerToken, expiresAt },
    now,
  );
  return { ok: true, token, expiresAt };
}
