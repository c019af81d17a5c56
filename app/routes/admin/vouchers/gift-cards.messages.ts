import type { LedgerReason } from '#platform/db/schema/orders.ts';
import type { SendGiftCardOutcome } from '#studio/gift-cards/deliver-gift-card.ts';
import type { GiftCardState } from '#studio/gift-cards/gift-card.ts';
import type { Language } from '#studio/shared/language.ts';

type Refusal = Extract<SendGiftCardOutcome, { ok: false }>['refusal'];

const en = {
  title: 'Gift cards',
  lead: (balances: string) =>
    balances ? `Unspent on all gift cards: ${balances}.` : 'Gift cards sold on your website appear here.',
  columns: { who: 'For', value: 'Value', left: 'Left', valid: 'Valid until', state: 'State' },
  empty: { title: 'No gift cards sold yet', text: 'They appear here as soon as one is paid.' },
  states: {
    scheduled: 'Not sent yet',
    active: 'Active',
    used: 'Used up',
    expired: 'Expired',
    refunded: 'Refunded',
  } satisfies Record<GiftCardState, string>,
  unlimited: 'no end date',
  back: 'All gift cards',
  pageTitle: (value: string) => `Gift card, ${value}`,
  facts: {
    left: 'Left on it',
    recipient: 'For',
    buyer: 'Bought by',
    order: 'Order',
    sent: 'Sent',
    toSend: 'Will be sent',
    valid: 'Valid until',
    vat: 'VAT',
  },
  vat: { multi: 'Charged when used (multi-purpose)', single: 'Charged when sold (single-purpose)' },
  refund: 'To refund it, open its order. At most what’s left can be refunded, and the gift card loses it.',
  again: {
    open: 'Send again with a new code',
    question:
      'The code isn’t stored, so a new one is created and emailed. The old code stops working. The balance stays the same.',
    email: 'Email',
    send: 'Create new code and send',
  },
  refusals: {
    'not-found': 'This gift card no longer exists.',
    'bad-email': 'Please enter a valid email address.',
    'nothing-left': 'There’s nothing left on this gift card.',
  } satisfies Record<Refusal, string>,
  problem: 'Not sent',
  flash: 'New code sent.',
  history: 'History',
  reasons: {
    granted: 'Sold',
    spent: 'Used',
    released: 'Released, the order wasn’t paid',
    returned: 'Refunded to the gift card',
    expired: 'Expired',
    revoked: 'Refunded to the buyer',
    corrected: 'Corrected',
  } satisfies Record<LedgerReason, string>,
  date: 'Date',
  what: 'What',
  amount: 'Amount',
};

const da: typeof en = {
  title: 'Gavekort',
  lead: (balances) =>
    balances
      ? `Ubrugt på alle gavekort: ${balances}.`
      : 'Her vises gavekort, der er solgt på din hjemmeside.',
  columns: { who: 'Til', value: 'Værdi', left: 'Tilbage', valid: 'Gælder til', state: 'Status' },
  empty: { title: 'Ingen gavekort solgt endnu', text: 'De vises her, så snart et er betalt.' },
  states: {
    scheduled: 'Ikke sendt endnu',
    active: 'Aktivt',
    used: 'Brugt op',
    expired: 'Udløbet',
    refunded: 'Refunderet',
  },
  unlimited: 'ingen slutdato',
  back: 'Alle gavekort',
  pageTitle: (value) => `Gavekort, ${value}`,
  facts: {
    left: 'Tilbage på kortet',
    recipient: 'Til',
    buyer: 'Købt af',
    order: 'Ordre',
    sent: 'Sendt',
    toSend: 'Sendes',
    valid: 'Gælder til',
    vat: 'Moms',
  },
  vat: { multi: 'Beregnes ved brug (flere formål)', single: 'Beregnet ved salget (ét formål)' },
  refund:
    'Åbn ordren for at refundere. Der kan højst refunderes det, der er tilbage, og beløbet trækkes fra gavekortet.',
  again: {
    open: 'Send igen med en ny kode',
    question:
      'Koden er ikke gemt, så der oprettes en ny, som sendes på e-mail. Den gamle kode virker ikke mere. Beløbet er det samme.',
    email: 'E-mail',
    send: 'Opret ny kode og send',
  },
  refusals: {
    'not-found': 'Gavekortet findes ikke længere.',
    'bad-email': 'Skriv en gyldig e-mailadresse.',
    'nothing-left': 'Der er ikke mere på gavekortet.',
  },
  problem: 'Ikke sendt',
  flash: 'Den nye kode er sendt.',
  history: 'Historik',
  reasons: {
    granted: 'Solgt',
    spent: 'Brugt',
    released: 'Frigivet, ordren blev ikke betalt',
    returned: 'Refunderet til gavekortet',
    expired: 'Udløbet',
    revoked: 'Refunderet til køberen',
    corrected: 'Rettet',
  },
  date: 'Dato',
  what: 'Hvad',
  amount: 'Beløb',
};

export const giftCardsMessages: Record<Language, typeof en> = { en, da };
