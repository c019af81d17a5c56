import { randomUUID } from 'node:crypto';
import type { PictureFocus } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import type { Block } from '#studio/content/blocks.ts';
import type { MediaFile } from '#studio/content/media/media-file.ts';
import { findMediaFile } from '#studio/content/media/media-files.queries.ts';
import { placeFilm, removeFilm } from '#studio/content/place-film.ts';
import {
  type PlaceOutcome,
  placeLibraryPicture,
  placePhotograph,
  takePhotographAway,
} from '#studio/content/place-photograph.ts';
import {
  type PlaceRecordingOutcome,
  placeLibraryRecording,
  placeRecording,
  removeRecording,
} from '#studio/content/place-recording.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { type EditPageOutcome, editPage } from './edit-page.ts';
import type { PageChange } from './page-draft.ts';
import { pageDraft } from './page-drafts.queries.ts';
import { addBlock, replaceFile, type UploadType } from './page-sections.ts';

interface UploadTo {
  key: string;
  /** Null: a new section after the last. */
  section: Replaced | null;
}

interface Replaced {
  /** Its place. */
  at: number;
  /** The file that the form showed; empty: none. Texts may have been saved since. */
  seen: string;
}

type Outcome<Placed> = EditPageOutcome | Exclude<Placed, { ok: true }>;

/** Each upload is another photograph, so that only the draft changes and undo shows the former one. */
export async function uploadPicture(
  world: World,
  who: Who,
  { key, section, ...file }: UploadTo & PictureFile,
): Promise<Outcome<PlaceOutcome>> {
  const place = newPlace(key);
  const placed = await placePhotograph(world, who, { place, ...file, altEn: '', altDa: '' });
  if (!placed.ok) return placed;
  const block: Block = { type: 'picture', picture: place, alt: '' };
  const change = section ? replaceFile(section, { picture: place }) : addBlock({ en: block, da: block });
  const outcome = await editNow(world, who, { key, change });
  if (!outcome.ok) await takePhotographAway(world, who, { place });
  return outcome;
}

interface PictureFile {
  bytes: Uint8Array;
  focus?: PictureFocus;
  proportions?: { width: number; height: number };
}

/** The same of a recording. A new section is called as the file is. */
export async function uploadRecording(
  world: World,
  who: Who,
  { key, section, bytes, fileName }: UploadTo & { bytes: Uint8Array; fileName: string },
): Promise<Outcome<PlaceRecordingOutcome>> {
  const place = newPlace(key);
  const placed = await placeRecording(world, who, { place, bytes, fileName, textEn: '', textDa: '' });
  if (!placed.ok) return placed;
  const block: Block = { type: 'recording', recording: place, title: titleOf(fileName) };
  const change = section ? replaceFile(section, { recording: place }) : addBlock({ en: block, da: block });
  const outcome = await editNow(world, who, { key, change });
  if (!outcome.ok) await removeRecording(world, who, { place });
  return outcome;
}

/** A new section with a file of the media library, and with its texts. */
export async function addFromLibrary(
  world: World,
  who: Who,
  { key, kind, mediaId }: { key: string; kind: UploadType; mediaId: string },
): Promise<EditPageOutcome | { ok: false; refusal: string }> {
  const file = who.role === 'owner' ? await findMediaFile(world.db.query, mediaId) : null;
  if (!file) return { ok: false, refusal: 'not-found' };
  const place = newPlace(key);
  const placed = await placers[kind].place(world, who, { place, mediaId });
  if (!placed.ok) return placed;
  const change = addBlock(blocksOf(file, { place, kind }));
  const outcome = await editNow(world, who, { key, change });
  if (!outcome.ok) await placers[kind].remove(world, who, place);
  return outcome;
}

interface Placer {
  place: (
    world: World,
    who: Who,
    file: { place: string; mediaId: string },
  ) => Promise<{ ok: true } | { ok: false; refusal: string }>;
  remove: (world: World, who: Who, place: string) => Promise<unknown>;
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
  film: { place: placeFilm, remove: removeFilm },
};

function blocksOf(
  { name, textEn, textDa }: MediaFile,
  { place, kind }: { place: string; kind: UploadType },
): Record<Language, Block> {
  if (kind === 'picture') {
    const block = { type: 'picture', picture: place } as const;
    return { en: { ...block, alt: textEn }, da: { ...block, alt: textDa } };
  }
  const title = titleOf(name);
  const block: Block =
    kind === 'film' ? { type: 'film', film: place, title } : { type: 'recording', recording: place, title };
  return { en: block, da: block };
}

/** Refused only if another window has replaced the same file. */
async function editNow(
  world: World,
  who: Who,
  { key, change }: { key: string; change: PageChange },
): Promise<EditPageOutcome> {
  const { version } = await pageDraft(world.db.query, key);
  const outcome = await editPage(world, who, { key, version, change });
  if (outcome.ok || outcome.refusal !== 'not-found') return outcome;
  return { ok: false, refusal: 'changed' };
}

const newPlace = (key: string) => `${key}-${randomUUID().slice(0, 8)}`;

function titleOf(fileName: string): string {
  const name = fileName
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return name.slice(0, 300) || fileName;
}
