import { randomUUID } from 'node:crypto';
import type { PictureFocus } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { addedSlot } from '#studio/shared/content/added-block.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { type AddOutcome, addMediaFile } from '#studio/shared/content/media/add-media-file.ts';
import type { MediaFile } from '#studio/shared/content/media/media-file.ts';
import { findMediaFile } from '#studio/shared/content/media/media-files.queries.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { placeLibraryFile, removeLibraryFile } from '#studio/shared/content/place-library-file.ts';
import {
  type PlaceOutcome,
  placeLibraryPicture,
  placePhotograph,
  takePhotographAway,
} from '#studio/shared/content/place-photograph.ts';
import {
  type PlaceRecordingOutcome,
  placeLibraryRecording,
  placeRecording,
  removeRecording,
} from '#studio/shared/content/place-recording.ts';
import type { LibraryFileKind } from '#studio/shared/content/placed-files.store.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { type EditPageOutcome, editPage } from './edit-page.ts';
import { isArticleKey, placeOnPageOf } from './own-page.ts';
import type { PageChange } from './page-draft.ts';
import { pageDraft } from './page-drafts.queries.ts';
import { addBlock, replaceFile, type UploadType } from './page-sections.ts';

interface UploadTo {
  key: string;
  /** Null: a new section after the last. */
  section: Replaced | null;
}

interface Replaced {
  at: number;
  /** The file that the form showed; empty: none. Texts may have been saved since. */
  seen: string;
}

type Outcome<Placed> = EditPageOutcome | Exclude<Placed, { ok: true }>;

/** Each upload is another photograph, so that only the draft changes and undo shows the former one. */
export async function uploadPicture(
  world: World,
  who: May<'website'>,
  { key, section, ...file }: UploadTo & PictureFile,
): Promise<Outcome<PlaceOutcome>> {
  const place = newPlace(key);
  const placed = await placePhotograph(world, who, { place, ...file, altEn: '', altDa: '' });
  if (!placed.ok) return placed;
  const block: Block = { type: 'picture', picture: place, alt: '' };
  const change = section ? replaceFile(section, { picture: place }) : addTo(key, { en: block, da: block });
  const outcome = await editNow(world, who, { key, change });
  if (!outcome.ok) await takePhotographAway(world, who, { place });
  return outcome;
}

interface PictureFile {
  bytes: Uint8Array;
  fileName?: string;
  focus?: PictureFocus;
  proportions?: { width: number; height: number };
}

/** The same of a recording. A new section is called as the file is. */
export async function uploadRecording(
  world: World,
  who: May<'website'>,
  { key, section, bytes, fileName }: UploadTo & { bytes: Uint8Array; fileName: string },
): Promise<Outcome<PlaceRecordingOutcome>> {
  const place = newPlace(key);
  const placed = await placeRecording(world, who, { place, bytes, fileName, textEn: '', textDa: '' });
  if (!placed.ok) return placed;
  const block: Block = { type: 'recording', recording: place, title: titleOfFile(fileName) };
  const change = section ? replaceFile(section, { recording: place }) : addTo(key, { en: block, da: block });
  const outcome = await editNow(world, who, { key, change });
  if (!outcome.ok) await removeRecording(world, who, { place });
  return outcome;
}

/** Added to the library first. */
export async function uploadPdf(
  world: World,
  who: May<'website'>,
  { key, section, bytes, fileName }: UploadTo & { bytes: Uint8Array; fileName: string },
): Promise<EditPageOutcome | Exclude<AddOutcome, { ok: true }> | { ok: false; refusal: string }> {
  const added = await addMediaFile(world, who, { source: sourceOf(fileName, bytes), kind: 'pdf' });
  if (!added.ok) return added;
  if (!section) return addFromLibrary(world, who, { key, kind: 'pdf', mediaId: added.id });
  const place = newPlace(key);
  const placed = await placers.pdf.place(world, who, { place, mediaId: added.id });
  if (!placed.ok) return placed;
  const outcome = await editNow(world, who, { key, change: replaceFile(section, { pdf: place }) });
  if (!outcome.ok) await placers.pdf.remove(world, who, place);
  return outcome;
}

/** A new section with a file of the media library, and with its texts. */
export async function addFromLibrary(
  world: World,
  who: May<'website'>,
  { key, kind, mediaId }: { key: string; kind: UploadType; mediaId: string },
): Promise<EditPageOutcome | { ok: false; refusal: string }> {
  const file = await findMediaFile(world.db.query, mediaId);
  if (!file) return { ok: false, refusal: 'not-found' };
  const place = newPlace(key);
  const placed = await placers[kind].place(world, who, { place, mediaId });
  if (!placed.ok) return placed;
  const change = addTo(key, blocksOf(file, { place, kind }));
  const outcome = await editNow(world, who, { key, change });
  if (!outcome.ok) await placers[kind].remove(world, who, place);
  return outcome;
}

interface Placer {
  place: (
    world: World,
    who: May<'website'>,
    file: { place: string; mediaId: string },
  ) => Promise<{ ok: true } | { ok: false; refusal: string }>;
  remove: (world: World, who: May<'website'>, place: string) => Promise<unknown>;
}

function ofLibrary(kind: LibraryFileKind): Placer {
  return {
    place: (world, who, file) => placeLibraryFile(world, who, { kind, ...file }),
    remove: (world, who, place) => removeLibraryFile(world, who, { kind, place }),
  };
}

const placers: Record<UploadType, Placer> = {
  picture: {
    place: placeLibraryPicture,
    remove: (world, who, place) => takePhotographAway(world, who, { place }),
  },
  recording: {
    place: placeLibraryRecording,
    remove: (world, who, place) => removeRecording(world, who, { place }),
  },
  film: ofLibrary('film'),
  pdf: ofLibrary('pdf'),
};

function blocksOf(
  { name, textEn, textDa }: MediaFile,
  { place, kind }: { place: string; kind: UploadType },
): Record<Language, Block> {
  if (kind === 'picture') {
    const block = { type: 'picture', picture: place } as const;
    return { en: { ...block, alt: textEn }, da: { ...block, alt: textDa } };
  }
  const title = titleOfFile(name);
  const blocks: Record<typeof kind, Block> = {
    recording: { type: 'recording', recording: place, title },
    film: { type: 'film', film: place, title },
    pdf: { type: 'pdf', pdf: place, title },
  };
  return { en: blocks[kind], da: blocks[kind] };
}

/** Pages with places for their own sections show it after them. */
function addTo(key: string, block: Readonly<Record<Language, Block>>): PageChange {
  const placed = (one: Block): Block => (isArticleKey(key) ? one : ({ ...one, slot: addedSlot } as Block));
  return addBlock({ en: placed(block.en), da: placed(block.da) });
}

/** Refused only if another window has replaced the same file. */
async function editNow(
  world: World,
  who: May<'website'>,
  { key, change }: { key: string; change: PageChange },
): Promise<EditPageOutcome> {
  const { version } = await pageDraft(world.db.query, key);
  const outcome = await editPage(world, who, { key, version, change });
  if (outcome.ok || outcome.refusal !== 'not-found') return outcome;
  return { ok: false, refusal: 'changed' };
}

const newPlace = (key: string) => placeOnPageOf(key, randomUUID().slice(0, 8));

export function titleOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return name.slice(0, 300) || fileName;
}
