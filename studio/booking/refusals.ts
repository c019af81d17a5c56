import type { Language } from '#studio/shared/language.ts';
import type { TakenLimits } from '#studio/shared/take-limits.ts';
import { bookingMessages } from './booking.messages.ts';

export type RefusalKind =
  | 'bad-input'
  | 'not-offered'
  | 'taken'
  | 'too-many-for-address'
  | 'too-many-for-email'
  | 'too-often'
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
  /** When asking again may help, where a limit refused. */
  retryAfterSeconds?: number;
}

export function refuse(
  language: Language,
  refusal: Exclude<RefusalKind, 'bad-input'>,
): { ok: false } & BookingRefusal {
  return { ok: false, refusal, message: bookingMessages[language].refusals[refusal] };
}

/** No further confirmation email for this network or this recipient now. */
export function mailLimitReached(
  language: Language,
  { limit, retryAfterSeconds }: TakenLimits & { ok: false },
): { ok: false } & BookingRefusal {
  const refusal = limit === 'confirmationMailsPerAddress' ? 'too-often' : 'too-many-mails';
  return { ...refuse(language, refusal), retryAfterSeconds };
}
