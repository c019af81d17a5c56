import type { Language } from '#studio/shared/language.ts';
import { bookingMessages } from './booking.messages.ts';

export type RefusalKind =
  | 'bad-input'
  | 'not-offered'
  | 'taken'
  | 'too-many-for-address'
  | 'too-many-for-email'
  | 'too-many-mails'
  | 'open-consultation'
  | 'not-allowed'
  | 'no-credit';

export interface BookingRefusal {
  refusal: RefusalKind;
  /** The sentence for the visitor. */
  message: string;
  /** Names of the fields at fault, when the input was. */
  fields?: string[];
}

export function refuse(
  language: Language,
  refusal: Exclude<RefusalKind, 'bad-input'>,
): { ok: false } & BookingRefusal {
  return { ok: false, refusal, message: bookingMessages[language].refusals[refusal] };
}
