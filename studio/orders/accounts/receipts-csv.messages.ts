import { manualMethodWords } from '#studio/payments/manual-method.messages.ts';
import type { ReceiptVatClass } from './vat-parts.ts';

export const en = {
  columns: {
    month: 'Month',
    date: 'Date',
    number: 'Number',
    kind: 'Document',
    order: 'Order',
    currency: 'Currency',
    vatClass: 'VAT class',
    rate: 'VAT %',
    net: 'Excluding VAT',
    vat: 'VAT',
    gross: 'Including VAT',
    dkkPerUnit: 'DKK per unit of the currency',
    giftCard: 'Of this paid with a gift card',
    paidBy: 'Paid by',
    receivedOn: 'Received on',
    fee: 'Fee of the payment provider',
    feeCurrency: 'Currency of the fee',
  },
  kinds: { receipt: 'Receipt', 'credit-note': 'Credit note' },
  vatClasses: {
    standard: 'Standard rate',
    exempt: 'Exempt',
    voucher: 'Gift card, taxed when redeemed',
  } satisfies Record<ReceiptVatClass, string>,
  unknown: 'Unknown',
  online: 'Card',
  methods: manualMethodWords.en,
};

export const da: typeof en = {
  columns: {
    month: 'Måned',
    date: 'Dato',
    number: 'Nummer',
    kind: 'Bilag',
    order: 'Ordre',
    currency: 'Valuta',
    vatClass: 'Momsklasse',
    rate: 'Moms %',
    net: 'Ekskl. moms',
    vat: 'Moms',
    gross: 'Inkl. moms',
    dkkPerUnit: 'DKK pr. enhed af valutaen',
    giftCard: 'Heraf betalt med gavekort',
    paidBy: 'Betalt med',
    receivedOn: 'Modtaget',
    fee: 'Betalingsudbyderens gebyr',
    feeCurrency: 'Gebyrets valuta',
  },
  kinds: { receipt: 'Kvittering', 'credit-note': 'Kreditnota' },
  vatClasses: {
    standard: 'Almindelig sats',
    exempt: 'Momsfri',
    voucher: 'Gavekort, momses ved indløsning',
  },
  unknown: 'Ukendt',
  online: 'Kort',
  methods: manualMethodWords.da,
};

export const receiptsCsvMessages = { en, da };
