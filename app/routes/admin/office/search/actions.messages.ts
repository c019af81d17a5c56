import { inBoth } from '#studio/shared/texts/in-both.ts';

/** What the owner can do, by its address. `words`: what it is searched by, besides its name. */
export const adminActions = inBoth({
  '/admin/bookings/new': {
    name: ['New booking', 'Ny booking'],
    words: ['book add session lesson appointment student', 'book opret time aftale elev'],
  },
  '/admin/bookings/block': {
    name: ['Block time', 'Spær tid'],
    words: ['busy break private unavailable', 'optaget pause privat lukke bloker'],
  },
  '/admin/bookings/cancel-day': {
    name: ['Cancel this day', 'Aflys dagen'],
    words: ['ill sick illness close', 'syg sygdom afbud luk'],
  },
  '/admin/messages/new': {
    name: ['New message', 'Ny besked'],
    words: ['write email send contact', 'skriv e-mail send kontakt'],
  },
  '/admin/saved-replies': {
    name: ['Saved replies', 'Gemte svar'],
    words: ['templates snippets standard answers', 'skabeloner standardsvar'],
  },
  '/admin/students/import': {
    name: ['Import students', 'Importer elever'],
    words: ['CSV Excel list contacts move', 'CSV Excel liste kontakter flyt'],
  },
  '/admin/invoices/new': {
    name: ['New invoice', 'Ny faktura'],
    words: ['bill company write', 'regning firma skriv'],
  },
  '/admin/invoices': { name: ['Invoices', 'Fakturaer'], words: ['bills overdue', 'regninger forfaldne'] },
  '/admin/orders/dispatch': {
    name: ['Dispatch parcels', 'Send pakker'],
    words: ['ship shipping orders post tracking', 'forsend ordrer post sporing'],
  },
  '/admin/figures': {
    name: ['Income and VAT', 'Indtægter og moms'],
    words: [
      'accountant bookkeeping tax report receipts export revenue turnover',
      'revisor bogholder regnskab rapport kvitteringer eksport omsætning',
    ],
  },
  '/admin/catalogue/new': {
    name: ['New offer', 'Nyt tilbud'],
    words: ['sell create product service programme pack', 'sælg opret ydelse forløb klippekort'],
  },
  '/admin/catalogue': {
    name: ['Prices and VAT of offers', 'Priser og moms på tilbud'],
    words: ['price sale duration tax exempt', 'pris salg varighed afgift momsfri fritaget'],
  },
  '/admin/dates/new': {
    name: ['New date', 'Nyt hold'],
    words: ['retreat class term workshop schedule seats', 'retreat forløb workshop planlæg pladser'],
  },
  '/admin/codes': {
    name: ['Discount codes', 'Rabatkoder'],
    words: ['coupon voucher promo offer', 'kupon tilbudskode kampagne'],
  },
  '/admin/website/new': {
    name: ['New page', 'Ny side'],
    words: ['website create add', 'hjemmeside opret tilføj'],
  },
  '/admin/website/articles/new': {
    name: ['New article', 'Ny artikel'],
    words: ['blog post magazine news write', 'blog indlæg magasin nyhed skriv'],
  },
  '/admin/website/terms-of-service': {
    name: ['Edit the terms', 'Rediger betingelserne'],
    words: [
      'terms conditions cancellation policy withdrawal legal',
      'handelsbetingelser vilkår afbudsregler fortrydelse juridisk',
    ],
  },
  '/admin/website/privacy-policy': {
    name: ['Edit the privacy policy', 'Rediger privatlivspolitikken'],
    words: ['GDPR personal data cookies legal', 'GDPR persondata cookies juridisk'],
  },
  '/admin/lists': {
    name: ['Quotes and lists', 'Citater og lister'],
    words: ['reviews testimonials FAQ questions', 'anmeldelser udtalelser spørgsmål'],
  },
  '/admin/emails': {
    name: ['Texts of emails', 'Tekster i e-mails'],
    words: ['confirmation reminder template wording notification', 'bekræftelse påmindelse skabelon ordlyd'],
  },
  '/admin/reconciliation': {
    name: ['Reconciliation', 'Afstemning'],
    words: ['payments bank compare differences Stripe payout', 'betalinger bank sammenlign forskelle Stripe'],
  },
});
