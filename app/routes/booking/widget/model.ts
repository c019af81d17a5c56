import type { Language } from '#studio/shared/language.ts';
import type { WidgetWords } from '../widget.messages.ts';

/** What the booking widget is made of, on the server and in the browser; JSON all through. */
export interface WidgetStart {
  language: Language;
  words: WidgetWords;
  addresses: {
    /** The page that takes the form without scripts; for a credit or a return page, that page. */
    book: string;
    slots: string;
    hold: string;
    /** Where the checkout's 'cancel' leads: the page that shows the hold. */
    comeBack: string;
    /** Loaded when an hour is booked with a credit; null: the widget says so itself. */
    booked: string | null;
  };
  offer: OfferView;
  screen: Screen;
  /** The secret that pays for the hour, when there is one. */
  credit: string | null;
}

export interface OfferView {
  days: DayView[];
  zoneNote: string;
  /** IANA zone in which local times are told; null: only the studio's. */
  timeZone: string | null;
  /** 'DKK 1,950'; null: not offered. */
  price: string | null;
  sessionMinutes: number;
  /** '10 minutes' */
  holdLength: string;
  holdSeconds: number;
  coachName: string;
  /** 'ask': nothing is paid; the choice is confirmed by mail. */
  mode: 'hold' | 'choice' | 'direct' | 'credit' | 'ask' | 'closed';
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

/** An hour as the bill tells it. */
export interface WhenView {
  /** 'Monday 23 November' */
  date: string;
  /** '13:00–14:00' */
  hours: string;
  /** The same on the visitor's clock, where it differs. */
  local: { city: string; hours: string } | null;
}

export interface Values {
  name: string;
  email: string;
  place: 'online' | 'studio';
  /** Where there is a choice; absent: now. */
  pay?: 'now' | 'at-lesson';
  slotStart: string;
}

export interface FormError {
  message: string;
  fields: Array<'name' | 'email' | 'slotStart'>;
}

export interface HoldView {
  id: string;
  start: string;
  /** When the server made this view. Its end is counted from here and from no clock: a browser's may be wrong. */
  millisecondsLeft: number;
  /** When it came, on the browser's clock; null until then. */
  receivedAtMs: number | null;
  when: WhenView;
  values: Values;
}

export interface EndedView {
  id: string;
  slotName: string;
  values: Values;
  timeZone: string | null;
  /**
   * 'ended': unpaid, for certain. 'let-go': cancelled before its time was up; nothing has expired. 'asking': whether it
   * was paid is not known yet, as the bank has not been heard, or the server has not.
   */
  state: 'ended' | 'let-go' | 'asking';
  /** The same hour can be held again now. */
  isFree: boolean;
}

export type Screen =
  | { at: 'choosing'; values: Values; error: FormError | null }
  | { at: 'held'; hold: HoldView; error: string | null }
  | { at: 'ended'; ended: EndedView }
  | { at: 'asking'; ended: EndedView }
  | { at: 'received'; slotName: string | null; email: string };

/** The answer of the hold's own address: how it stands with a hold now. */
export interface HoldNow {
  hold: HoldView | null;
  ended: EndedView | null;
  received: { slotName: string | null; email: string } | null;
}
