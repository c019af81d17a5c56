import type { GeneratedAlways } from 'kysely';
import type { FilmFormat, SoundFormat } from '#platform/media/media-finding.ts';
import type { EnteredKind } from '#platform/vendors/entered-values.ts';
import type { OfferKind } from './catalogue.ts';
import type { Instant, Json, LanguageCode, Made, MadeJson, NullableJson } from './columns.ts';

export interface ReconciliationDifferencesTable {
  kind: string;
  subject_id: string;
  details: Json<Record<string, unknown>>;
  found_at: Instant;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
  updated_at: Made<Instant>;
  version: Made<number>;
}

export interface ConnectionsTable {
  kind: EnteredKind;
  secret: string;
  former_secret: string | null;
  facts: Json<Record<string, unknown>>;
  version: Made<number>;
  updated_at: Instant;
}

export interface IdempotencyKeysTable {
  key: string;
  created_id: string;
  created_at: Instant;
}

export interface FileRemovalsTable {
  key: string;
  removed_at: Instant;
}

export interface FormerSlugsTable {
  slug: string;
  created_at: Instant;
}

export interface ContentDocumentsTable {
  key: string;
  language: LanguageCode;
  blocks: Json<unknown>;
  version: Made<number>;
  is_sample: Made<boolean>;
  updated_at: Made<Instant>;
}

export interface PageDraftsTable {
  key: string;
  blocks_en: Json<unknown>;
  blocks_da: Json<unknown>;
  version: Made<number>;
  is_published: boolean;
  publish_at: Instant | null;
  changed_at: Instant;
  step: Made<number>;
  client_id: string | null;
  client_revision: Made<number>;
}

export interface PageDraftStepsTable {
  key: string;
  step: number;
  blocks_en: Json<unknown>;
  blocks_da: Json<unknown>;
}

export interface PageVersionsTable {
  id: GeneratedAlways<number>;
  key: string;
  blocks_en: Json<unknown>;
  blocks_da: Json<unknown>;
  published_at: Instant;
  published_by: string;
}

export interface OwnPagesTable {
  key: string;
  slug: string;
  template: 'programme' | 'landing' | 'plain';
  created_at: Instant;
}

export interface EmailTextsTable {
  key: string;
  texts_en: Json<unknown>;
  texts_da: Json<unknown>;
  version: number;
  changed_at: Instant;
}

export interface FormerPageSlugsTable {
  slug: string;
  key: string;
  created_at: Instant;
}

export interface TasksTable {
  id: Made<string>;
  kind: string;
  subject_id: string;
  details: MadeJson<Record<string, unknown>>;
  state: Made<'open' | 'done'>;
  due_at: Instant | null;
  created_at: Made<Instant>;
  done_at: Instant | null;
  done_by: string | null;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Made<Instant>;
  actor: string;
  action: string;
  subject: string;
  details: MadeJson<Record<string, unknown>>;
}

export interface TermsTextsTable {
  version: string;
  language: LanguageCode;
  blocks: Json<unknown>;
  in_force_from: Instant;
  /** Set by a trigger. */
  ships_to: NullableJson<{ stock: string[]; print: string[] }>;
  /** Kinds of offers; null: everything. Set by a trigger. */
  sold: NullableJson<OfferKind[]>;
  /** Whether a session has a fee. Set by a trigger. */
  session_fees: Made<boolean>;
}

export interface RecordingsTable {
  place: string;
  id: string;
  kind: SoundFormat;
  bytes: number;
  seconds: number | null;
  text_en: string;
  text_da: string;
  changed_at: Instant;
  /** By a trigger, from `id`. */
  media_id: Made<string | null>;
}

export interface PhotographsTable {
  place: string;
  id: string;
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
  alt_en: string;
  alt_da: string;
  changed_at: Instant;
  media_id: Made<string | null>;
  cropped_id: Made<string | null>;
}

export interface PlacedFilesTable {
  place: string;
  media_id: string;
  placed_at: Instant;
}

export type PhotographTone = 'grey' | 'colour';

export interface MediaFilesTable {
  id: Made<string>;
  kind: 'picture' | 'audio' | 'video' | 'pdf' | 'link';
  name: string;
  file_id: string | null;
  format: SoundFormat | FilmFormat | 'pdf' | null;
  bytes: number | null;
  digest: string | null;
  url: string | null;
  widths: number[] | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  has_master: boolean;
  focus_x: number;
  focus_y: number;
  seconds: number | null;
  text_en: string;
  text_da: string;
  /** Null: as each place shows photographs. */
  tone: Made<PhotographTone | null>;
  version: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

export interface MediaUploadsTable {
  id: string;
  name: string;
  bytes: number;
  chunk_bytes: number;
  fingerprint: string;
  media_id: Made<string | null>;
  is_complete: Made<boolean>;
  created_at: Instant;
  changed_at: Instant;
}

export interface MediaUploadChunksTable {
  upload_id: string;
  number: number;
  sha256: string;
  is_kept: Made<boolean>;
}
