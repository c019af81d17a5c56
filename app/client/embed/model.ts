export interface EmbedOffer {
  words: EmbedWords;
  days: readonly EmbedDay[];
  defaultPlace: 'online' | 'studio';
  /** The consultation page, or the external calendar that replaces it. */
  page: string;
  privacy: string;
  /** An external calendar is used: only its link is shown. */
  isOutside: boolean;
}

export interface EmbedDay {
  date: string;
  heading: string;
  slots: ReadonlyArray<{ start: string; label: string; name: string; localLabel: string | null }>;
}

export interface EmbedWords {
  title: string;
  lead: string;
  freeTimes: string;
  noTimes: string;
  name: string;
  email: string;
  place: string;
  inStudio: string;
  online: string;
  send: string;
  sending: string;
  sentTitle: string;
  sentText: string;
  again: string;
  missing: string;
  missingName: string;
  missingEmail: string;
  badEmail: string;
  missingSlot: string;
  unreachable: string;
  privacy: string;
  openPage: string;
}

/** Form values, under their names on the wire. */
export interface EmbedTyped {
  name: string;
  email: string;
  place: string;
  slot_start: string;
}

export type EmbedField = 'name' | 'email' | 'slot_start';

export type EmbedAnswer =
  | { ok: true; email: string; holder: string }
  | {
      ok: false;
      message: string;
      fields: readonly EmbedField[];
      /** The time is taken or past. */
      isGone: boolean;
    };

/** A session for other websites: its times lead to the studio's booking page. */
export interface EmbedSession {
  words: { title: string; lead: string; freeTimes: string; noTimes: string; openPage: string };
  page: string;
  days: ReadonlyArray<{
    date: string;
    heading: string;
    slots: ReadonlyArray<{ href: string; label: string; name: string; localLabel: string | null }>;
  }>;
}
