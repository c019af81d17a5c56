import type { Language } from '#studio/shared/language.ts';
import type { TakenLimits } from '#studio/shared/limits/take-limits.ts';
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
  message: string;
  fields?: string[];
  retryAfterSeconds?: number;
}

export function refuse(
  language: Language,
  refusal: Exclude<RefusalKind, 'bad-input'>,
): { ok: false } & BookingRefusal {
  return { ok: false, refusal, message: bookingMessages[language].refusals[refusal] };
}

export function mailLimitReached(
  language: Language,
  { limit, retryAfterSeconds }: TakenLimits & { ok: false },
): { ok: false } & BookingRefusal {
  const refusal = limit === 'confirmationMailsPerAddress' ? 'too-often' : 'too-many-mails';
  return { ...refuse(language, refusal), retryAfterSeconds };
}
