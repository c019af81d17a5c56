import type { FocalPoint } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { kindOf } from '#studio/shared/media/media-kind.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { May } from '#studio/shared/who.ts';
import { isTextTooLong } from './edit-media-file.ts';
import {
  isPictureHead,
  kindOfFormat,
  type MediaRefusal,
  mediaName,
  mostName,
  type Refused,
  readFilmLink,
} from './media-file.ts';
import { mediaFileWithDigest } from './media-files.queries.ts';
import { insertMediaFile, insertMediaLink, updateMediaFile } from './media-files.store.ts';
import { digestOf, type MediaSource, readAll } from './media-source.ts';
import { removeMedia, storeMedia } from './store-media.ts';

export interface NewMedia {
  source: MediaSource;
  textEn?: string;
  textDa?: string;
  /** Absent: the most salient point. */
  focus?: FocalPoint | undefined;
  /** Others are refused as 'unsupported'. */
  kind?: 'picture' | 'audio' | 'video' | 'pdf';
}

export type AddOutcome = { ok: true; id: string; isNew: boolean } | Refused;

/** A file that is in the library already is found by its content; texts that come with it replace its own. Idempotent. */
export async function addMediaFile(
  world: World,
  who: May<'catalogue' | 'website' | 'settings'>,
  media: NewMedia,
): Promise<AddOutcome> {
  const { source } = media;
  if (source.bytes === 0) return refuse('empty');
  const texts = { textEn: media.textEn?.trim() ?? '', textDa: media.textDa?.trim() ?? '' };
  const digest = await digestOf(source);
  const known = await mediaFileWithDigest(world.db.query, digest);
  if (known) {
    if (media.kind && known.kind !== media.kind) return refuse('unsupported');
    if (isTextTooLong(known.kind, texts)) return refuse('text-too-long');
    await describeAgain(world, known.id, { ...texts, focus: media.focus });
    return { ok: true, id: known.id, isNew: false };
  }
  if (media.kind && (await familyOf(source)) !== families[media.kind]) return refuse('unsupported');
  const storing = await storeMedia(world, source, digest);
  if (!storing.ok) return storing;
  const { stored } = storing;
  const isOther = media.kind !== undefined && stored.kind !== media.kind;
  if (isOther || isTextTooLong(stored.kind, texts)) {
    await removeMedia(world, stored);
    return refuse(isOther ? 'unsupported' : 'text-too-long');
  }
  if (stored.picture && media.focus) stored.picture.focus = media.focus;
  const name = mediaName(source.name) || stored.kind;
  const id = await change(world, who, async (c) => {
    const made = await insertMediaFile(c.tx, { stored, name, ...texts, at: c.now });
    if (made) await audit(c, { action: 'media.added', subject: `media:${made}` });
    return made;
  });
  if (id) return { ok: true, id, isNew: true };
  // The same file at the same time.
  await removeMedia(world, stored);
  const other = await mediaFileWithDigest(world.db.query, digest);
  return other ? { ok: true, id: other.id, isNew: false } : refuse('changed');
}

const families = { picture: 'picture', pdf: 'pdf', audio: 'media', video: 'media' } as const;

/** Sound and film have the same containers. */
async function familyOf(source: MediaSource): Promise<'picture' | 'pdf' | 'media' | null> {
  const head = await readAll(source, 0, 31);
  if (isPictureHead(head)) return 'picture';
  const format = kindOf(head, source.name);
  return format && families[kindOfFormat(format)];
}

/** False: a form that showed another file than the place does now is refused before its upload is stored. A repeat is not. */
export async function isStillCurrent(
  world: World,
  { source, now, seen }: { source: MediaSource; now: string | null; seen: string | null | undefined },
): Promise<boolean> {
  if (seen === undefined || seen === now || source.bytes === 0) return true;
  return (await mediaFileWithDigest(world.db.query, await digestOf(source))) !== null;
}

async function describeAgain(
  world: World,
  id: string,
  { textEn, textDa, focus }: { textEn: string; textDa: string; focus: FocalPoint | undefined },
): Promise<void> {
  if (!textEn && !textDa && !focus) return;
  await world.db.transaction(async (tx) => {
    const texts = textEn || textDa ? { textEn, textDa } : {};
    await updateMediaFile(tx, id, { ...texts, ...(focus ? { focus } : {}), at: world.clock.now() });
    await contentChanged(tx, allContent);
  });
}

/** A film on YouTube or Vimeo: only its address is kept. */
export async function addMediaLink(
  world: World,
  who: May<'website'>,
  typed: { name: string; url: string },
): Promise<AddOutcome> {
  const url = readFilmLink(typed.url);
  if (!url) return refuse('not-a-link');
  if (typedLength(typed.name) > mostName) return refuse('text-too-long');
  const name = mediaName(typed.name) || new URL(url).hostname.replace(/^www\./, '');
  const id = await change(world, who, async (c) => {
    const made = await insertMediaLink(c.tx, { name, url, at: c.now });
    await audit(c, { action: 'media.added', subject: `media:${made}` });
    return made;
  });
  return { ok: true, id, isNew: true };
}

function refuse(refusal: MediaRefusal): Refused {
  return { ok: false, refusal };
}
