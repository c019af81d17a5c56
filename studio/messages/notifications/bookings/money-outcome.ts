import type { Reader } from '#studio/shared/email/edited-texts.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { moneyMessages } from './money.messages.ts';

interface Sentences {
  refunded: (amount: string) => string;
  refundedManually: (amount: string) => string;
  refundedToGiftCard: (amount: string) => string;
  voided: (amount: string) => string;
  kept: (amount: string) => string;
  creditReturned: string;
  creditKept: string;
  nothingPaid: string;
  invoiceCancelled: (number: string) => string;
  invoiceDue: (number: string) => string;
}

function sentence(words: Sentences, outcome: MoneyOutcome, language: Language): string {
  switch (outcome.kind) {
    case 'credit-returned':
      return words.creditReturned;
    case 'credit-kept':
      return words.creditKept;
    case 'nothing-paid':
      return words.nothingPaid;
    case 'invoice-cancelled':
      return words.invoiceCancelled(String(outcome.number));
    case 'invoice-due':
      return words.invoiceDue(String(outcome.number));
    case 'refunded':
      return refunded(words, outcome, language);
    default:
      return words[outcome.kind](formatMoney(outcome.amount, language));
  }
}

/** One sentence for the card, one for the gift card. */
function refunded(
  words: Sentences,
  outcome: MoneyOutcome & { kind: 'refunded' },
  language: Language,
): string {
  const { amount, toGiftCard } = outcome;
  const rest = { ...amount, amountMinor: amount.amountMinor - (toGiftCard?.amountMinor ?? 0) };
  const phrase = outcome.isManual ? words.refundedManually : words.refunded;
  const sentences = [
    ...(rest.amountMinor > 0 || !toGiftCard ? [phrase(formatMoney(rest, language))] : []),
    ...(toGiftCard ? [words.refundedToGiftCard(formatMoney(toGiftCard, language))] : []),
  ];
  return sentences.join(sentences[0]?.endsWith('.') ? ' ' : '; ');
}

export function describeMoneyOutcome(outcome: MoneyOutcome, reader: Reader): string {
  return sentence(moneyTexts.of(reader), outcome, reader.language);
}

export function describeMoneyToOwner(outcome: MoneyOutcome, language: Language): string {
  return sentence(moneyMessages[language].toOwner, outcome, language);
}
