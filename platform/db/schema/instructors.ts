import type { Instant, Made } from './columns.ts';

/** Who teaches an offer; the first place teaches its booked sessions. */
export interface OfferInstructorsTable {
  offer_id: string;
  instructor_id: number;
  place: number;
}

export interface InstructorsTable {
  id: Made<number>;
  slug: string;
  picture: string;
  /** Null: the coach. */
  name: string | null;
  role_en: Made<string>;
  role_da: Made<string>;
  text_en: Made<string>;
  text_da: Made<string>;
  portrait_en: Made<string>;
  portrait_da: Made<string>;
  sort: number;
  is_visible: Made<boolean>;
  version: Made<number>;
  changed_at: Made<Instant>;
  removed_at: Instant | null;
  is_retired: Made<boolean>;
}
