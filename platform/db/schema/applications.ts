import type { Instant, Json, LanguageCode, Made } from './columns.ts';

export type ApplicationState = 'received' | 'accepted' | 'declined' | 'withdrawn';

export interface ApplicationsTable {
  id: Made<string>;
  offer_id: string;
  state: ApplicationState;
  language: LanguageCode;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  answers: Json<Record<string, string>>;
  terms_version: string;
  agreed_at: Instant;
  answer_by: string;
  digest: string;
  instalments: number | null;
  created_at: Instant;
  decided_at: Instant | null;
}

export interface ApplicationFilesTable {
  id: Made<string>;
  application_id: string | null;
  key: string;
  name: string;
  bytes: number;
  created_at: Instant;
}

export interface ApplicationRemindersTable {
  application_id: string;
  instalment: number;
  step: number;
  at: Instant;
}
