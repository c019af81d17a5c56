import type { Instant, Json, LanguageCode, Made, MadeJson } from './columns.ts';

export type ApplicationState = 'received' | 'accepted' | 'declined' | 'withdrawn';

/** What was asked and answered, in the words of that time. */
export interface AdditionalAnswer {
  id: string;
  question: string;
  answer: string;
}

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
  additional_answers: MadeJson<AdditionalAnswer[]>;
  terms_version: string;
  agreed_at: Instant;
  answer_by: string;
  digest: string;
  instalments: number | null;
  created_at: Instant;
  decided_at: Instant | null;
}

export interface ApplicationDraftsTable {
  id: Made<string>;
  offer_id: string;
  language: LanguageCode;
  email: string;
  fields: Json<Record<string, unknown>>;
  created_at: Instant;
  expires_at: Instant;
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

export type ApplicationAnswer = 'accept' | 'decline';
export type AnswerState = 'draft' | 'scheduled' | 'started' | 'done';
export type AnswerProblem = 'not-possible' | 'refused-by-provider' | 'payment-changed';

export interface ApplicationAnswersTable {
  application_id: string;
  answer: ApplicationAnswer;
  instalments: number;
  personal_line: string;
  state: AnswerState;
  order_id: string | null;
  problem: AnswerProblem | null;
  version: Made<number>;
  changed_at: Instant;
  due_at: Instant | null;
}

export type QuestionKind = 'short-text' | 'long-text' | 'one-choice' | 'several-choices';

export interface QuestionChoice {
  id: string;
  en: string;
  da: string;
}

export interface ApplicationQuestionsTable {
  id: Made<string>;
  offer_id: string;
  kind: QuestionKind;
  label_en: string;
  label_da: string;
  help_en: Made<string>;
  help_da: Made<string>;
  choices: MadeJson<QuestionChoice[]>;
  is_required: boolean;
  is_visible: boolean;
  sort: number;
  version: Made<number>;
  changed_at: Instant;
}
