import type { PhotographTone } from '#platform/db/schema/settings.ts';
import type { FocalPoint } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { insertAuditEntry } from '#studio/shared/audit.store.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { May } from '#studio/shared/who.ts';
import {
  type MediaFileKind,
  type MediaRefusal,
  mediaName,
  mostAltText,
  mostName,
  mostText,
  type Refused,
  readFilmLink,
} from './media-file.ts';
import { cropsOf, findMediaFile, type PlacedCrop, shownCrops } from './media-files.queries.ts';
import {
  lockMediaFile,
  type MediaChanges,
  type NewCrop,
  replaceCrop,
  replaceWhole,
  updateMediaFile,
} from './media-files.store.ts';
import { removeCrop, renderCrops } from './render-crops.ts';

export interface MediaEdit {
  id: string;
  version: number;
  name: string;
  textEn: string;
  textDa: string;
  focus?: FocalPoint | undefined;
  /** Undefined: as before. */
  tone?: PhotographTone | null | undefined;
  url?: string | undefined;
}

export type EditOutcome = { ok: true } | Refused;

/** Name, texts and focal point; with another focal point every place shows a new crop. 'changed': a concurrent edit. */
export async function editMediaFile(
  world: World,
  _who: May<'website'>,
  edit: MediaEdit,
): Promise<EditOutcome> {
  const file = await findMediaFile(world.db.query, edit.id);
  if (!file) return refuse('not-found');
  const texts = { textEn: edit.textEn.trim(), textDa: edit.textDa.trim() };
  const name = mediaName(edit.name);
  if (!name) return refuse('no-name');
  if (typedLength(edit.name) > mostName || isTextTooLong(file.kind, texts)) return refuse('text-too-long');
  const url = file.kind === 'link' ? readFilmLink(edit.url ?? '') : undefined;
  if (url === null) return refuse('not-a-link');
  const at = world.clock.now();
  const changes: MediaChanges = { name, ...texts, at, tone: edit.tone, ...(url ? { url } : {}) };
  const { picture } = file;
  const focus = picture && edit.focus && !isSame(edit.focus, picture.focus) ? edit.focus : null;
  const placed = focus ? await cropsOf(world.db.query, edit.id) : [];
  const rendered = picture && focus ? await renderCrops(world, { picture, focus }, placed) : noCrops;
  if (!rendered.ok) return rendered;
  const outcome = await applyChange(world, {
    ...edit,
    changes: focus ? { ...changes, focus } : changes,
    crops: rendered.crops,
    action: 'media.changed',
  });
  await removeUnused(world, { placed, crops: rendered.crops, isDone: outcome.ok });
  return outcome;
}

export const noCrops = { ok: true as const, crops: [] as NewCrop[] };

interface Change {
  id: string;
  version: number;
  changes: MediaChanges;
  crops: readonly NewCrop[];
  action: 'media.changed' | 'media.replaced';
}

/** In one transaction with the crops, so that no page shows half of it. */
export async function applyChange(
  world: World,
  { id, version, changes, crops, action }: Change,
): Promise<EditOutcome> {
  return world.db.transaction(async (tx) => {
    const row = await lockMediaFile(tx, id);
    if (!row) return refuse('not-found');
    if (row.version !== version) return refuse('changed');
    await updateMediaFile(tx, id, changes);
    const { stored, at } = changes;
    if (stored) await replaceWhole(tx, { mediaId: id, stored, at });
    for (const crop of crops) await replaceCrop(tx, { crop, mediaId: id, at });
    await insertAuditEntry(tx, { at, actor: 'owner', action, subject: `media:${id}` });
    await contentChanged(tx, allContent);
    return { ok: true };
  });
}

/** The former crops once they are replaced, or the new ones where they are not shown. */
export async function removeUnused(
  world: World,
  { placed, crops, isDone }: { placed: readonly PlacedCrop[]; crops: readonly NewCrop[]; isDone: boolean },
): Promise<void> {
  const candidates = isDone ? [...placed, ...crops] : crops;
  const shown = await shownCrops(
    world.db.query,
    candidates.map(({ id }) => id),
  );
  for (const crop of candidates) if (!shown.has(crop.id)) await removeCrop(world, crop);
}

export function isTextTooLong(kind: MediaFileKind, texts: { textEn: string; textDa: string }): boolean {
  const most = kind === 'picture' ? mostAltText : mostText;
  return typedLength(texts.textEn) > most || typedLength(texts.textDa) > most;
}

function isSame(one: FocalPoint, other: FocalPoint): boolean {
  return one.x === other.x && one.y === other.y;
}

function refuse(refusal: MediaRefusal): Refused {
  return { ok: false, refusal };
}
