import type { SoundFormat } from '#platform/media/media-finding.ts';
import type { Instant, Made } from './columns.ts';

/** The owner's note about a session. */
export interface SessionNotesTable {
  booking_id: string;
  body: string;
  is_shared: Made<boolean>;
  version: Made<number>;
  client_id: Made<string>;
  revision: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

export const voiceTypes = ['soprano', 'mezzo-soprano', 'alto', 'tenor', 'baritone', 'bass'] as const;
export type VoiceType = (typeof voiceTypes)[number];

/** What the owner records about a person; the email is in lower case. */
export interface ImportedStudentsTable {
  /** Lower case. */
  email: string;
  name: string;
  imported_at: Instant;
}

export interface StudentDetailsTable {
  email: string;
  phone: Made<string>;
  voice_type: VoiceType | null;
  tags: Made<string[]>;
  version: Made<number>;
  changed_at: Instant;
}

/** The email is in lower case. */
export interface HomeworkTable {
  id: Made<string>;
  email: string;
  body: string;
  due_on: string | null;
  created_at: Instant;
  seen_at: Instant | null;
  done_at: Instant | null;
}

export type HomeworkFileKind = 'pdf' | 'jpg' | 'png' | 'webp' | SoundFormat | 'bin';

export interface HomeworkFilesTable {
  id: Made<string>;
  homework_id: string;
  place: number;
  key: string;
  name: string;
  kind: HomeworkFileKind;
  bytes: number;
  seconds: number | null;
}

export interface SessionRecordingsTable {
  id: Made<string>;
  booking_id: string;
  name: string;
  key: string;
  format: SoundFormat | 'bin';
  bytes: number;
  seconds: number | null;
  added_at: Instant;
  heard_at: Instant | null;
}

export type CommentAuthor = 'owner' | 'student';

export interface RecordingCommentsTable {
  id: Made<string>;
  recording_id: string;
  author: CommentAuthor;
  at_second: number;
  body: string;
  created_at: Instant;
}
