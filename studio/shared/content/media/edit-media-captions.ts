import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { Language } from '#studio/shared/language.ts';
import { sanitizeCaptions } from '#studio/shared/media/captions.ts';
import type { May } from '#studio/shared/who.ts';
import type { EditOutcome } from './edit-media-file.ts';
import { deleteMediaCaptions, lockMediaCaptions, putMediaCaptions } from './media-captions.store.ts';
import type { MediaRefusal, Refused } from './media-file.ts';
import { findMediaFile } from './media-files.queries.ts';
import { lockMediaFile } from './media-files.store.ts';

interface OfCaptions {
  mediaId: string;
  language: Language;
  /** Their digest in the form; '': none. */
  seen: string;
}

/** Captions of a film in one language, in the place of former ones. Idempotent. 'changed': a concurrent edit. */
export async function replaceMediaCaptions(
  world: World,
  who: May<'website'>,
  { bytes, ...of }: OfCaptions & { bytes: Uint8Array },
): Promise<EditOutcome> {
  if (bytes.length === 0) return refuse('empty');
  const captions = await sanitizeCaptions(world.processes, bytes);
  if (!captions.ok) return refuse(captions.reason);
  const { content, digest } = captions;
  return changeCaptions(world, who, {
    ...of,
    write: async ({ tx, now }, current) => {
      if (current === digest) return 'same';
      if (current !== of.seen) return 'changed';
      const { mediaId, language } = of;
      await putMediaCaptions(tx, { mediaId, language, content, digest, at: now });
      return 'media.captions-added';
    },
  });
}

/** Idempotent. 'changed': a concurrent edit. */
export async function removeMediaCaptions(
  world: World,
  who: May<'website'>,
  of: OfCaptions,
): Promise<EditOutcome> {
  return changeCaptions(world, who, {
    ...of,
    write: async ({ tx }, current) => {
      if (current === '') return 'same';
      if (current !== of.seen) return 'changed';
      await deleteMediaCaptions(tx, of.mediaId, of.language);
      return 'media.captions-removed';
    },
  });
}

type Captions = 'same' | 'changed' | 'media.captions-added' | 'media.captions-removed';

async function changeCaptions(
  world: World,
  who: May<'website'>,
  { mediaId, language, write }: OfCaptions & { write: (c: Change, current: string) => Promise<Captions> },
): Promise<EditOutcome> {
  return change(world, who, async (c): Promise<EditOutcome> => {
    if (!(await lockMediaFile(c.tx, mediaId))) return refuse('not-found');
    if ((await findMediaFile(c.tx, mediaId))?.kind !== 'video') return refuse('not-found');
    const action = await write(c, await lockMediaCaptions(c.tx, mediaId, language));
    if (action === 'changed') return refuse('changed');
    if (action === 'same') return { ok: true };
    await audit(c, { action, subject: `media:${mediaId}`, details: { language } });
    await contentChanged(c.tx, allContent);
    return { ok: true };
  });
}

function refuse(refusal: MediaRefusal): Refused {
  return { ok: false, refusal };
}
