import type { Instant, LanguageCode, Made, MadeJson } from './columns.ts';

export type MagazineContentType = 'article' | 'blog' | 'interview' | 'video' | 'audio' | 'link';

export type MagazineItemState = 'draft' | 'published' | 'withdrawn';

export interface MagazineItemsTable {
  id: Made<string>;
  slug: string;
  /** Of its drafts and versions; null: a reader's story. */
  key: string | null;
  type: 'feature' | 'piece' | 'story';
  content_type: MagazineContentType;
  state: Made<MagazineItemState>;
  image: string | null;
  link: string | null;
  media: string | null;
  media_seconds: number | null;
  author: string | null;
  is_sample: Made<boolean>;
  published_at: Instant | null;
  created_at: Made<Instant>;
  deleted_at: Made<Instant | null>;
}

export interface FormerArticleSlugsTable {
  slug: string;
  item_id: string;
  created_at: Instant;
}

export interface MagazineTextsTable {
  item_id: string;
  language: LanguageCode;
  title: string;
  excerpt: string;
  tag: Made<string>;
  image_alt: Made<string>;
  image_caption: Made<string>;
  blocks: MadeJson<unknown>;
}

export interface UploadTokensTable {
  token_hash: string;
  uploads_left: number;
  expires_at: Instant;
  created_at: Made<Instant>;
}

export interface MagazineUploadsTable {
  id: Made<string>;
  name: string;
  file_key: string;
  bytes: number;
  token_hash: string | null;
  created_at: Made<Instant>;
}

export type StoryState = 'waiting' | 'accepted' | 'unpublished' | 'declined';

export interface StoriesTable {
  id: Made<string>;
  name: string;
  email: string;
  title: string;
  story: string;
  language: LanguageCode;
  consent_text: string;
  upload_id: string | null;
  state: Made<StoryState>;
  item_id: string | null;
  created_at: Made<Instant>;
  decided_at: Instant | null;
  version: Made<number>;
}

export interface ArtistVideosTable {
  id: Made<string>;
  site: 'youtube';
  video_id: string;
  poster_key: string | null;
  created_at: Made<Instant>;
}
