import type { Instant, LanguageCode, Made } from './columns.ts';

export interface TakePairsTable {
  id: Made<number>;
  place: string;
  name: string;
  voice_en: Made<string>;
  voice_da: Made<string>;
  sessions: number;
  minutes: number | null;
  words: string;
  words_language: LanguageCode;
  first_contour: Made<number[] | null>;
  first_recording: Made<string | null>;
  last_contour: Made<number[] | null>;
  last_recording: Made<string | null>;
  email: Made<string>;
  consented_on: Made<string | null>;
  consent_text: Made<string>;
  is_visible: Made<boolean>;
  is_sample: Made<boolean>;
  version: Made<number>;
  changed_at: Instant;
}
