export const en = {
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  number: 'Number',
  date: 'Date',
  order: 'Order',
  seller: 'From',
  buyer: 'To',
  total: 'Total',
  back: 'Given back',
  each: (quantity: number, price: string) => `${quantity} × ${price}`,
  vat: (percent: string) => `Of which VAT ${percent} %`,
  vatSum: 'Of which VAT',
  vatAlone: 'VAT',
  exempt: 'Exempt from VAT',
  inDkk: (rate: string) => `VAT in DKK, at ${rate}`,
  paid: 'Paid by card or wallet.',
  refunded:
    'Given back to the card or wallet it was paid with. The VAT is the refunded share of the order’s.',
  cvr: 'CVR',
};

export const da: typeof en = {
  receipt: 'Kvittering',
  'credit-note': 'Kreditnota',
  number: 'Nummer',
  date: 'Dato',
  order: 'Ordre',
  seller: 'Fra',
  buyer: 'Til',
  total: 'I alt',
  back: 'Givet tilbage',
  each: (quantity, price) => `${quantity} × ${price}`,
  vat: (percent) => `Heraf moms ${percent} %`,
  vatSum: 'Heraf moms',
  vatAlone: 'Moms',
  exempt: 'Momsfri',
  inDkk: (rate) => `Moms i DKK, til kurs ${rate}`,
  paid: 'Betalt med kort eller wallet.',
  refunded:
    'Givet tilbage til det kort eller den wallet, der blev betalt med. Momsen er den tilbagebetalte del af ordrens.',
  cvr: 'CVR',
};

export const receiptMessages = { en, da };
