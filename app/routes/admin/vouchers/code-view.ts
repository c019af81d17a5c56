import type { ListedCode } from '#studio/offers/discounts/code-list.queries.ts';
import { codeState } from '#studio/offers/discounts/discount.ts';
import { formatShortDay } from '#studio/shared/format-short-date.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { lastDayUntil, studioDay } from '#studio/shared/studio-time.ts';
import { codesMessages } from './codes.messages.ts';

export function codeView(code: ListedCode, { language, now }: { language: Language; now: Temporal.Instant }) {
  const words = codesMessages[language];
  const isUpcoming = Temporal.Instant.compare(code.validFrom, now) > 0;
  const period = [
    ...(isUpcoming ? [words.from(formatShortDay(studioDay(code.validFrom), language))] : []),
    code.validUntil ? words.until(formatShortDay(lastDayUntil(code.validUntil), language)) : words.always,
  ];
  const { amountMinor, currency } = code;
  return {
    id: code.id,
    code: code.code,
    value:
      code.percent === null && amountMinor !== null && currency !== null
        ? formatMoney({ amountMinor, currency }, language)
        : words.percent(code.percent ?? 0),
    period: period.join(', '),
    uses: words.usesOf(code.uses, code.maxUses),
    state: codeState(code, code.uses, now),
  };
}
