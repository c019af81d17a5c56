import type { MagazineContentType, MagazineItemState } from '#platform/db/schema/magazine.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** The kinds a reader can filter by, in the order of the tabs. */
export const contentTypes = ['article', 'blog', 'interview', 'video', 'audio', 'link'] as const;

export type ContentType = MagazineContentType;
export type ItemFilter = 'all' | ContentType;

/** A draft is nobody's but the owner's; what was withdrawn may come back. */
export const itemLifecycle: Lifecycle<MagazineItemState> = {
  draft: ['published'],
  published: ['withdrawn'],
  withdrawn: ['published'],
};

/** A magazine item as its card shows it: every field of the specification's entity, and what the studio adds. */
export interface MagazineItem {
  id: string;
  /** feature: stands on a page of its own; piece: the studio's; story: a reader's. */
  type: 'feature' | 'piece' | 'story';
  title: string;
  excerpt: string;
  /** A picture of ours; null: none. */
  image: string | null;
  /** Where the card leads. */
  link: string;
  tag: string;
  contentType: ContentType;
  /** Leads out of this site. */
  external: boolean;
  /** A film of ours plays on the card. */
  video: boolean;
  /** A recording of ours plays on the card. */
  audio: boolean;
  /** '0:42'; null: nothing to hear. */
  audioLength: string | null;
  /** The recording's name; null: none. */
  media: string | null;
  /** The language its words are in. */
  language: Language;
  author: string | null;
  isSample: boolean;
  publishedAt: Temporal.Instant;
}

/** What a row of the magazine shows; plain values only. */
export type ItemCard = Omit<MagazineItem, 'publishedAt'>;

export function cardOf({ publishedAt: _when, ...card }: MagazineItem): ItemCard {
  return card;
}

/** What a `?type=` asks for; anything we do not have asks for everything. */
export function filterOf(type: string | null): ItemFilter {
  return contentTypes.find((candidate) => candidate === type) ?? 'all';
}

export function isExternal(link: string): boolean {
  return /^https?:/.test(link);
}

/** 42 → '0:42'. */
export function lengthText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function articlePath(slug: string): string {
  return `/magazine/${slug}`;
}
