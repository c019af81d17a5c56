import type { Reader } from '#studio/shared/email/edited-texts.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { moneySentences, moneyToOwner } from './money-sentences.email.ts';

type Sentences = ReturnType<typeof moneySentences.of>;

function sentence(words: Sentences, outcome: MoneyOutcome, language: Language): string {
  switch (outcome.kind) {
    case 'credit-returned':
      return words.creditReturned;
    case 'credit-kept':
      return words.creditKept;
    case 'nothing-paid':
      return words.nothingPaid;
    case 'fee-agreed':
      return words.feeAgreed({ amount: formatMoney(outcome.amount, language) });
    case 'new-time':
      return words.newTime;
    case 'invoice-cancelled':
      return words.invoiceCancelled(outcome);
    case 'invoice-due':
      return words.invoiceDue(outcome);
    case 'refunded':
      return refunded(words, outcome, language);
    case 'voided':
      return outcome.amount.amountMinor === 0
        ? words.nothingPaid
        : words.voided({ amount: formatMoney(outcome.amount, language) });
    default:
      return words[outcome.kind]({ amount: formatMoney(outcome.amount, language) });
  }
}

function refunded(
  words: Sentences,
  outcome: MoneyOutcome & { kind: 'refunded' },
  language: Language,
): string {
  const { amount, toGiftCard } = outcome;
  const rest = { ...amount, amountMinor: amount.amountMinor - (toGiftCard?.amountMinor ?? 0) };
  const phrase = outcome.isManual ? words.refundedManually : words.refunded;
  const sentences = [
    ...(rest.amountMinor > 0 || !toGiftCard ? [phrase({ amount: formatMoney(rest, language) })] : []),
    ...(toGiftCard ? [words.refundedToGiftCard({ amount: formatMoney(toGiftCard, language) })] : []),
  ];
  return sentences.join(sentences[0]?.endsWith('.') ? ' ' : '; ');
}

export function describeMoneyOutcome(outcome: MoneyOutcome, reader: Reader): string {
  return sentence(moneySentences.of(reader), outcome, reader.language);
}

export function describeMoneyToOwner(outcome: MoneyOutcome, reader: Reader): string {
  return sentence(moneyToOwner.of(reader), outcome, reader.language);
}
