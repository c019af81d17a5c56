import type { MagazineContentType, MagazineItemState } from '#platform/db/schema/magazine.ts';
import { articleKinds } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

export const contentTypes = articleKinds;

export type ContentType = MagazineContentType;
export type ItemFilter = 'all' | ContentType;

export const itemLifecycle: Lifecycle<MagazineItemState> = {
  draft: ['published'],
  published: ['withdrawn'],
  withdrawn: ['published'],
};

export interface MagazineItem {
  id: string;
  /** feature: a page of its own; piece: by the studio; story: by a reader. */
  type: 'feature' | 'piece' | 'story';
  title: string;
  excerpt: string;
  image: string | null;
  /** Empty: an ornament. */
  imageAlt: string;
  imageCaption: string;
  link: string;
  tag: string;
  contentType: ContentType;
  external: boolean;
  video: boolean;
  audio: boolean;
  /** Of its own sound or film: '0:24'. */
  audioLength: string | null;
  /** Null: nothing to read, or the length is the recording's. */
  readingMinutes: number | null;
  media: string | null;
  language: Language;
  languages: readonly Language[];
  /** Null: of another site. */
  author: string | null;
  isSample: boolean;
  publishedAt: Temporal.Instant;
}

export type ItemCard = Omit<MagazineItem, 'publishedAt'>;

export function cardOf({ publishedAt: _when, ...card }: MagazineItem): ItemCard {
  return card;
}

export function filterOf(type: string | null): ItemFilter {
  return contentTypes.find((candidate) => candidate === type) ?? 'all';
}

export function isExternal(link: string): boolean {
  return /^https?:/.test(link);
}

const wordsPerMinute = 220;

/** At least a minute; null: no words. */
export function readingMinutes(texts: readonly string[]): number | null {
  const words = texts.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  return words === 0 ? null : Math.max(1, Math.round(words / wordsPerMinute));
}

export function lengthText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Specified address of a published story's PDF. */
export function storyPdfPath(name: string): string {
  return `/storage/v1/object/public/magazine-pdfs/${name}`;
}

export function articlePath(slug: string): string {
  return `/magazine/${slug}`;
}
