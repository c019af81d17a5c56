import { randomUUID } from 'node:crypto';
import { isInputFault, TaskFailed } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { inspectMedia } from '#studio/shared/media/inspect-media.ts';
import { inspectPdf } from '#studio/shared/media/inspect-pdf.ts';
import { contentTypes, isSoundFormat, kindOf, type MediaKind } from '#studio/shared/media/media-kind.ts';
import { prepareLibraryPicture } from '../prepare-picture.ts';
import { removeMaster, removePicture, storePicture } from '../store-picture.ts';
import { removeRecordingFile, storeRecording } from '../store-recording.ts';
import {
  isPictureHead,
  kindOfFormat,
  type LibraryPicture,
  type MediaFile,
  type MediaFileKind,
  maxMediaBytes,
  type Refused,
} from './media-file.ts';
import { type MediaSource, readAll } from './media-source.ts';
import { remuxedMedia } from './remuxed-media.ts';

/** The files of a library file that has no row yet. */
export interface StoredMedia {
  kind: Exclude<MediaFileKind, 'link'>;
  fileId: string;
  format: MediaKind | null;
  bytes: number;
  digest: string;
  picture: LibraryPicture | null;
  seconds: number | null;
}

type Storing = { ok: true; stored: StoredMedia } | Refused;

/** Judged by content. Files before the row: a crash leaves files without a row, never a row without files. */
export async function storeMedia(
  world: Pick<World, 'clock' | 'db' | 'processes' | 'files'>,
  source: MediaSource,
  digest: string,
): Promise<Storing> {
  if (source.bytes === 0) return refuse('empty');
  const head = await readAll(source, 0, 31);
  const known = { bytes: source.bytes, digest };
  if (isPictureHead(head)) return storeLibraryPicture(world, source, known);
  const format = kindOf(head, source.name);
  if (!format) return refuse('unsupported');
  const kind = kindOfFormat(format);
  if (source.bytes > maxMediaBytes[kind]) return refuse(`${kind}-too-large`);
  const found = await inspect(world, source, format);
  if (typeof found === 'string') return refuse(found);
  return found.isRemuxed
    ? storeConverted(world, source, { ...known, ...found })
    : storeWhole(world, source, { ...known, ...found });
}

/** Phones and Macs record QuickTime, messengers OGG, browsers WebM without a length: not every browser plays these. */
async function storeConverted(
  world: Pick<World, 'clock' | 'db' | 'processes' | 'files'>,
  source: MediaSource,
  known: Found & Pick<StoredMedia, 'bytes' | 'digest'>,
): Promise<Storing> {
  try {
    const converted = await remuxedMedia(world, source);
    return await storeWhole(world, converted.source, known).finally(converted.remove);
  } catch (error) {
    if (isInputFault(error)) return refuse('unplayable');
    if (error instanceof TaskFailed) return refuse('busy');
    throw error;
  }
}

async function storeLibraryPicture(
  world: Pick<World, 'processes' | 'files'>,
  source: MediaSource,
  known: Pick<StoredMedia, 'bytes' | 'digest'>,
): Promise<Storing> {
  if (source.bytes > maxMediaBytes.picture) return refuse('too-large');
  const prepared = await prepareLibraryPicture(world, await readAll(source, 0, source.bytes - 1));
  if (!prepared.ok) return prepared;
  const { widths, width, height, placeholder, focus = { x: 50, y: 50 } } = prepared.picture;
  const fileId = await storePicture(world, prepared.picture);
  const picture = { fileId, widths, width, height, placeholder, focus, hasMaster: true };
  return { ok: true, stored: { ...known, kind: 'picture', fileId, format: null, picture, seconds: null } };
}

type Found = { format: MediaKind; seconds: number | null; isRemuxed: boolean };

async function inspect(
  world: Pick<World, 'processes'>,
  source: MediaSource,
  format: MediaKind,
): Promise<Found | Refused['refusal']> {
  if (format === 'pdf') {
    const finding = await inspectPdf(world.processes, await readAll(source, 0, source.bytes - 1), 'owner');
    return finding === 'pdf' ? { format, seconds: null, isRemuxed: false } : finding;
  }
  const read = (offset: number, length: number) => readAll(source, offset, offset + length - 1);
  const finding = await inspectMedia(world.processes, { bytes: source.bytes, read });
  if (!('fault' in finding)) return finding;
  return finding.fault === 'not-media' ? 'unsupported' : finding.fault;
}

async function storeWhole(
  world: Pick<World, 'files'>,
  source: MediaSource,
  { format, isRemuxed: _, ...known }: Found & Pick<StoredMedia, 'bytes' | 'digest'>,
): Promise<Storing> {
  const kind = kindOfFormat(format);
  if (source.bytes > maxMediaBytes[kind]) return refuse(`${kind}-too-large`);
  const fileId = await storeBytes(world, source, format);
  return { ok: true, stored: { ...known, kind, format, fileId, picture: null } };
}

async function storeBytes(
  world: Pick<World, 'files'>,
  source: MediaSource,
  format: MediaKind,
): Promise<string> {
  if (isSoundFormat(format)) {
    return storeRecording(world, format, await readAll(source, 0, source.bytes - 1));
  }
  const fileId = randomUUID();
  const rules = { contentType: contentTypes[format], maxBytes: source.bytes };
  await world.files.put(keyOf(fileId, format), source.read(0, source.bytes - 1), rules);
  return fileId;
}

/** Idempotent; the storage keeps removed files for a while (platform/files/removal-delay.ts). */
export async function removeMedia(
  world: Pick<World, 'files'>,
  { fileId, format, picture }: Pick<MediaFile, 'fileId' | 'format'> & { picture: LibraryPicture | null },
): Promise<void> {
  if (!fileId) return;
  if (picture) {
    await removePicture(world, fileId, picture.widths);
    await removeMaster(world, fileId);
  } else if (isSoundFormat(format)) {
    await removeRecordingFile(world, { id: fileId, kind: format });
  } else if (format) {
    await world.files.remove(keyOf(fileId, format));
  }
}

const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(mp4|webm|pdf)$/;

/** For `fileSource`. */
export function pdfKey(fileId: string): string {
  return keyOf(fileId, 'pdf');
}

/** A film or a PDF. Null: no such file. The range is inclusive and clamped. */
export async function openMediaFile(
  world: Pick<World, 'files'>,
  file: string,
  range?: { start: number; end: number },
) {
  const [, id, format] = filePattern.exec(file) ?? [];
  return id && format ? world.files.open(keyOf(id, format), range) : null;
}

function keyOf(fileId: string, format: string): string {
  return `media/${fileId}.${format}`;
}

function refuse(refusal: Refused['refusal']): Refused {
  return { ok: false, refusal };
}
