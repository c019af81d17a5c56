import type { ListedCode } from '#studio/offers/discounts/code-list.queries.ts';
import { codeState } from '#studio/offers/discounts/discount.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { lastDayUntil } from '#studio/shared/time/studio-time.ts';
import { codesMessages } from './codes.messages.ts';

export function codeView(code: ListedCode, { language, now }: { language: Language; now: Temporal.Instant }) {
  const words = codesMessages[language];
  const isUpcoming = Temporal.Instant.compare(code.validFrom, now) > 0;
  const period = [
    ...(isUpcoming ? [words.from(formats[language].shortDay(code.validFrom))] : []),
    code.validUntil ? words.until(formats[language].shortDay(lastDayUntil(code.validUntil))) : words.always,
  ];
  const { amountMinor, currency } = code;
  return {
    id: code.id,
    code: code.code,
    value:
      code.percent === null && amountMinor !== null && currency !== null
        ? formats[language].money({ amountMinor, currency })
        : words.percent(code.percent ?? 0),
    period: period.join(', '),
    uses: words.usesOf(code.uses, code.maxUses),
    state: codeState(code, code.uses, now),
  };
}
