import type { FilmFormat, SoundFormat } from '#platform/media/media-finding.ts';
import type { PdfPageText } from '../../media/pdf-text.ts';
import type { Instant, LanguageCode, Made, MadeJson, NullableJson } from './columns.ts';

export interface WorkbooksTable {
  id: string;
  sort: Made<number>;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  is_retired: Made<boolean>;
  downloads: Made<number>;
  version: Made<number>;
  created_at: Made<Instant>;
}

export interface WorkbookTextsTable {
  workbook_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
  pages: number;
  bytes: number;
  cover_image: string;
  preview_pages: MadeJson<string[]>;
  pdf_url: string;
  is_drawing: Made<boolean>;
  page_texts: NullableJson<readonly PdfPageText[]>;
}

export interface CoursesTable {
  id: string;
  sort: Made<number>;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  is_retired: Made<boolean>;
  version: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

export interface CourseTextsTable {
  course_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
}

export interface ModulesTable {
  id: Made<string>;
  course_id: string;
  position: number;
  version: Made<number>;
  created_at: Instant;
}

export interface ModuleTextsTable {
  module_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
}

export interface LessonsTable {
  id: Made<string>;
  module_id: string;
  position: number;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  version: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

export interface LessonTextsTable {
  lesson_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
  body: Made<string>;
}

export type LessonFileKind = SoundFormat | FilmFormat | 'pdf';

export interface LessonFilesTable {
  id: Made<string>;
  lesson_id: string | null;
  role: 'media' | 'resource';
  language: LanguageCode | null;
  state: 'uploading' | 'converting' | 'failed' | 'complete';
  name: string;
  kind: LessonFileKind | null;
  bytes: number;
  chunk_bytes: number;
  fingerprint: Made<string>;
  seconds: number | null;
  digest: Made<string>;
  sample: string | null;
  is_quicktime: Made<boolean>;
  made_from: string | null;
  source_digest: Made<string>;
  converting_until: Instant | null;
  created_at: Instant;
  changed_at: Instant;
}

export interface LessonFileChunksTable {
  file_id: string;
  number: number;
  bytes: number;
  sha256: string;
  is_kept: Made<boolean>;
}

export interface CaptionsTable {
  language: LanguageCode;
  content: string;
  digest: string;
  changed_at: Instant;
}

export interface LessonCaptionsTable extends CaptionsTable {
  lesson_id: string;
}

export interface MediaCaptionsTable extends CaptionsTable {
  media_id: string;
}

export interface CompletionsTable {
  user_id: string;
  lesson_id: string;
  completed_at: Instant;
}

export interface JournalEntriesTable {
  id: string;
  user_id: string;
  body: string;
  is_shared: Made<boolean>;
  version: Made<number>;
  client_id: Made<string>;
  revision: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

export interface SharedProgressTable {
  user_id: string;
  shared_at: Instant;
}

export interface GoalsTable {
  id: string;
  user_id: string;
  body: string;
  is_shared: Made<boolean>;
  reached_at: Instant | null;
  created_at: Instant;
}

/** Names of deleted courses and workbooks: a new one with the same name continues the numbering. */
export interface FormerNamesTable {
  kind: 'course' | 'workbook';
  id: string;
  version: number;
}
