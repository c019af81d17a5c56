import { manualMethodWords } from '#studio/money/payments/manual-method.messages.ts';
import { inBoth, type Pairs, type PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { ReceiptVatClass } from './vat-parts.ts';

export const receiptsCsvPairs = {
  columns: {
    month: ['Month', 'Måned'],
    date: common.date,
    number: ['Number', 'Nummer'],
    kind: ['Document', 'Bilag'],
    order: common.order,
    currency: common.currency,
    vatClass: ['VAT class', 'Momsklasse'],
    rate: ['VAT %', 'Moms %'],
    net: ['Excluding VAT', 'Ekskl. moms'],
    vat: common.vat,
    gross: ['Including VAT', 'Inkl. moms'],
    dkkPerUnit: ['DKK per unit of the currency', 'DKK pr. enhed af valutaen'],
    giftCard: ['Of this paid with a gift card', 'Heraf betalt med gavekort'],
    paidBy: ['Paid by', 'Betalt med'],
    receivedOn: ['Received on', 'Modtaget'],
    fee: ['Fee of the payment provider', 'Betalingsudbyderens gebyr'],
    feeCurrency: ['Currency of the fee', 'Gebyrets valuta'],
  },
  kinds: { receipt: ['Receipt', 'Kvittering'], 'credit-note': ['Credit note', 'Kreditnota'] },
  vatClasses: {
    standard: ['Standard rate', 'Almindelig sats'],
    exempt: ['Exempt', 'Momsfri'],
    voucher: ['Gift card, taxed when redeemed', 'Gavekort, momses ved indløsning'],
  } satisfies Pairs<Record<ReceiptVatClass, string>>,
  unknown: ['Unknown', 'Ukendt'],
  online: ['Card', 'Kort'],
  methods: [manualMethodWords.en, manualMethodWords.da],
} satisfies PairTree;

export const receiptsCsvMessages = inBoth(receiptsCsvPairs);
