import type { Instant, LanguageCode, Made, MadeJson, NullableJson } from './columns.ts';

export type IssueState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped' | 'running';
export type SequenceKey = 'welcome' | 'first-session' | 'silence';

export interface NewsletterIssuesTable {
  id: Made<string>;
  key: string;
  slug: string;
  state: Made<IssueState>;
  version: Made<number>;
  blocks_en: NullableJson<unknown>;
  blocks_da: NullableJson<unknown>;
  segment: MadeJson<unknown>;
  sequence: Made<SequenceKey | null>;
  position: Made<number | null>;
  after_days: Made<number | null>;
  send_at: Made<Instant | null>;
  started_at: Made<Instant | null>;
  finished_at: Made<Instant | null>;
  tested_at: Made<Instant | null>;
  created_at: Instant;
  changed_at: Instant;
}

export interface NewsletterDeliveriesTable {
  issue_id: string;
  subscription_id: string;
  language: LanguageCode;
  email_id: Made<string | null>;
  queued_at: Made<Instant | null>;
  skipped_at: Made<Instant | null>;
}

export interface NewsletterSegmentsTable {
  id: Made<string>;
  name: string;
  segment: MadeJson<unknown>;
  version: Made<number>;
  created_at: Instant;
}
