export const en = {
  learnMore: 'Learn More',
  detailsFollow: 'Details follow',
  from: 'from',
  joinFor: (price: string) => `Join for ${price}`,
  newTab: '(opens in a new tab)',
  paymentsOpenSoon: 'Payments open soon',
  none: 'There are no courses yet. Come back soon.',
};

export const da: typeof en = {
  learnMore: 'Læs mere',
  detailsFollow: 'Detaljer følger',
  from: 'fra',
  joinFor: (price) => `Vær med for ${price}`,
  newTab: '(åbner i en ny fane)',
  paymentsOpenSoon: 'Betaling åbner snart',
  none: 'Der er ingen kurser endnu. Kig forbi igen snart.',
};

export const overviewMessages = { en, da };
