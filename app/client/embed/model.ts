/** What `/embed/consultation/times` answers: everything the element shows, in one language. JSON all through. */
export interface EmbedOffer {
  words: EmbedWords;
  days: readonly EmbedDay[];
  defaultPlace: 'online' | 'studio';
  /** The consultation's own page, or the outside calendar that takes its place. */
  page: string;
  privacy: string;
  /** The studio's calendar is elsewhere: only the way there is shown. */
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
  /** With a place for {email}. */
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

/** What somebody typed; as the fields are called on the wire. */
export interface EmbedTyped {
  name: string;
  email: string;
  place: string;
  slot_start: string;
}

export type EmbedField = 'name' | 'email' | 'slot_start';

/** What `/embed/consultation/ask` answers. */
export type EmbedAnswer =
  | { ok: true; email: string; holder: string }
  | {
      ok: false;
      message: string;
      fields: readonly EmbedField[] /** Taken, or passed while the page lay open. */;
      isGone: boolean;
    };
