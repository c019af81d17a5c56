import type { PhotographTone } from '#platform/db/schema/settings.ts';
import type { MediaFault } from '#platform/media/media-finding.ts';
import type { FocalPoint, Proportions } from '#platform/media/picture.ts';
import { isSoundFormat, type MediaKind } from '#studio/shared/media/media-kind.ts';
import type { PictureRefusal } from '../prepare-picture.ts';

export const mediaKinds = ['picture', 'audio', 'video', 'pdf', 'link'] as const;
export type MediaFileKind = (typeof mediaKinds)[number];

/** Bytes. */
export const maxMediaBytes = {
  picture: 20 * 1024 ** 2,
  audio: 20_000_000,
  video: 500 * 1024 ** 2,
  pdf: 100 * 1024 ** 2,
};
/** Forms without scripts send their files in one request. */
export const maxFormFileBytes = maxMediaBytes.pdf;
/** Files per form and selection. */
export const mostFilesAtOnce = 20;
/** Code points. */
export const mostAltText = 300;
export const mostText = 1000;
export const mostName = 200;

export interface LibraryPicture extends Proportions {
  fileId: string;
  widths: number[];
  placeholder: string;
  hasMaster: boolean;
  focus: FocalPoint;
}

export interface MediaFile {
  id: string;
  kind: MediaFileKind;
  name: string;
  fileId: string | null;
  format: MediaKind | null;
  bytes: number | null;
  url: string | null;
  picture: LibraryPicture | null;
  seconds: number | null;
  textEn: string;
  textDa: string;
  /** Of pictures; null: as each place shows them. */
  tone: PhotographTone | null;
  version: number;
  createdAt: Temporal.Instant;
}

/** What refers to a file. `key`: the name of the place, or the id of the product. */
export interface MediaUsage {
  kind: 'photograph' | 'recording' | 'film' | 'pdf' | 'product';
  key: string;
}

export type MediaRefusal =
  | PictureRefusal
  | 'not-allowed'
  | 'not-found'
  | 'no-file'
  | 'empty'
  | 'unsupported'
  | 'not-a-link'
  | 'audio-too-large'
  | 'video-too-large'
  | 'pdf-too-large'
  | 'form-too-large'
  | 'too-many'
  | 'not-pdf'
  | 'encrypted'
  | Exclude<MediaFault, 'not-media'>
  | 'other-kind'
  | 'in-library'
  | 'used'
  | 'no-name'
  | 'text-too-long'
  | 'changed'
  | 'not-captions'
  | 'captions-too-large'
  | 'damaged'
  | 'wrong-size'
  | 'incomplete'
  | 'limited';

export type Refused = { ok: false; refusal: MediaRefusal };

const pictureBrands = /^(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif)$/;

/** From the first bytes of a file. */
export function isPictureHead(head: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return true;
  if (/^(?:GIF8|II\*\0|MM\0\*)/.test(text(0, 4)) || /^\s*<(?:svg|\?xml)/.test(text(0, 32))) return true;
  if (text(1, 4) === 'PNG' || (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')) return true;
  return text(4, 8) === 'ftyp' && pictureBrands.test(text(8, 12));
}

/** Of audio and films. Null: a picture or a link. */
export function kindOfFormat(format: MediaKind): Exclude<MediaFileKind, 'picture' | 'link'> {
  if (format === 'pdf') return 'pdf';
  return isSoundFormat(format) ? 'audio' : 'video';
}

/** URL of audio, films and PDFs. */
export function mediaHref({
  fileId,
  format,
  url,
}: Pick<MediaFile, 'fileId' | 'format' | 'url'>): string | null {
  if (!format) return url;
  return `/${kindOfFormat(format) === 'audio' ? 'recordings' : 'media'}/${fileId}.${format}`;
}

/** One line, without a path. */
export function mediaName(typed: string): string {
  const plain = (typed.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(0, mostName).join('').trim();
}

const filmSites = /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be|(?:www\.|player\.)?vimeo\.com)$/;

/** The address of a film on YouTube or Vimeo; null: another address. */
export function readFilmLink(typed: string): string | null {
  const url = URL.parse(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol) || !filmSites.test(url.hostname)) return null;
  url.protocol = 'https:';
  const href = url.username || url.port || url.pathname.length < 2 ? null : url.href;
  return href && href.length <= 500 ? href : null;
}

export const mediaStates = ['unused', 'no-text'] as const;
