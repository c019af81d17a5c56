import type { WeekBar } from '#app/ui/week-stave.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { WidgetWords } from '../widget.messages.ts';

/** Props of the booking widget; serialised as JSON. */
export interface WidgetStart {
  language: Language;
  words: WidgetWords;
  addresses: {
    /** Form action without scripts: the page that embeds the widget. */
    book: string;
    slots: string;
    hold: string;
    /** The checkout's cancel URL. */
    comeBack: string;
    /** Followed by the hold's id: the page that takes codes. */
    checkout: string;
    /** Loaded after booking with a credit; null: the widget confirms itself. */
    booked: string | null;
  };
  offer: OfferView;
  screen: Screen;
  /** A session of another length; null: the usual one. */
  offerId: string | null;
  /** The secret of the credit, if any. */
  credit: string | null;
  /** Name and email are those of the account or the credit, and are not asked for. */
  isKnown: boolean;
}

export interface OfferView {
  days: DayView[];
  /** Today and the next six days; null: the slots do not fit the nine hours, and are listed by day. */
  bars: WeekBar[] | null;
  zoneNote: string;
  /** IANA zone of local times; null: the studio's only. */
  timeZone: string | null;
  /** The first is preselected; empty: free, or not offered. */
  prices: AmountView[];
  vatLabel: string;
  /** Included in the prices, or 'Exempt from VAT'. */
  vat: AmountView[];
  sessionMinutes: number;
  lead: string;
  /** '10 minutes' */
  holdLength: string;
  holdSeconds: number;
  coachName: string;
  summary: SummaryView | null;
  /** 'ask': free; confirmed by email. */
  mode: 'hold' | 'choice' | 'direct' | 'credit' | 'ask' | 'closed';
}

export interface SummaryView {
  /** '60 minutes with Thea Lindehav' */
  title: string;
  /** In the studio, online, until when changes are free. */
  lines: readonly string[];
  portrait: string | null;
}

export interface AmountView {
  currency: string;
  amount: string;
}

export interface DayView {
  date: string;
  heading: string;
  slots: SlotView[];
}

export interface SlotView {
  start: string;
  end: string;
  label: string;
  name: string;
  localLabel: string | null;
  when: WhenView;
}

export interface WhenView {
  /** 'Monday 23 November' */
  date: string;
  /** '13:00–14:00' */
  hours: string;
  /** In the visitor's zone, where it differs. */
  local: { city: string; hours: string } | null;
}

export interface Values {
  name: string;
  email: string;
  place: 'online' | 'studio';
  /** Absent: now. */
  pay?: 'now' | 'at-session';
  slotStart: string;
  /** Absent: no result on this device, so there is no choice. */
  showsRange?: boolean;
}

export interface FormError {
  message: string;
  fields: Array<'name' | 'email' | 'slotStart'>;
  /** No answer, or an outage: worth trying again. */
  isFailed?: boolean;
  /** Booked by someone else meanwhile. */
  taken?: { date: string; label: string } | undefined;
}

export interface HoldView {
  id: string;
  start: string;
  /** At render time. The countdown uses durations only, because the browser's clock may be wrong. */
  millisecondsLeft: number;
  /** On the browser's clock; null before hydration. */
  receivedAtMs: number | null;
  when: WhenView;
  values: Values;
  /** Null: not known yet, as the server did not answer again after the hold. */
  facts: HoldFacts | null;
}

export type PricesView = Pick<OfferView, 'prices' | 'vatLabel' | 'vat'>;

export interface HoldFacts {
  /** The studio's address; null: online. */
  address: string | null;
  /** Until when it can be rescheduled or refunded: 'Sunday 22 November, 13:00'; null: not any more. */
  changeUntil: string | null;
  /** When it was reserved. */
  prices: AmountView[];
  vatLabel: string;
  vat: AmountView[];
}

export interface EndedView {
  id: string;
  slotName: string;
  values: Values;
  timeZone: string | null;
  /** 'ended': expired unpaid. 'let-go': cancelled. 'asking': the payment status is not known yet. */
  state: 'ended' | 'let-go' | 'asking';
  /** The same hour is available. */
  isFree: boolean;
}

export type Screen =
  | { at: 'choosing'; values: Values; error: FormError | null }
  | { at: 'held'; hold: HoldView; error: string | null }
  | { at: 'ended'; ended: EndedView }
  | { at: 'asking'; ended: EndedView }
  | { at: 'received'; slotName: string | null; email: string };

export interface HoldNow {
  hold: HoldView | null;
  ended: EndedView | null;
  received: { slotName: string | null; email: string } | null;
}
