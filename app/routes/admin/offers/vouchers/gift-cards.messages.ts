import type { LedgerReason } from '#platform/db/schema/orders.ts';
import { vatMessages } from '#studio/money/orders/vat/vat.messages.ts';
import type { SendGiftCardOutcome } from '#studio/offers/gift-cards/deliver-gift-card.ts';
import type { GiftCardState } from '#studio/offers/gift-cards/gift-card.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

type Refusal = Extract<SendGiftCardOutcome, { ok: false }>['refusal'];

export const giftCardsMessages = inBoth({
  title: common.giftCards,
  lead: (balances: string) =>
    balances
      ? [`Unspent on all gift cards: ${balances}.`, `Ubrugt på alle gavekort: ${balances}.`]
      : [
          'Gift cards sold on your website appear here.',
          'Her vises gavekort, der er solgt på din hjemmeside.',
        ],
  columns: {
    who: ['For', 'Til'],
    value: ['Value', 'Værdi'],
    left: ['Left', 'Tilbage'],
    valid: ['Valid until', 'Gælder til'],
    state: common.state,
  },
  empty: {
    title: ['No gift cards sold yet', 'Ingen gavekort solgt endnu'],
    text: ['They appear here as soon as one is paid.', 'De vises her, så snart et er betalt.'],
  },
  states: {
    scheduled: ['Not sent yet', 'Ikke sendt endnu'],
    active: ['Active', 'Aktivt'],
    used: ['Used up', 'Brugt op'],
    expired: ['Expired', 'Udløbet'],
    refunded: common.refunded,
  } satisfies Pairs<Record<GiftCardState, string>>,
  unlimited: ['no end date', 'ingen slutdato'],
  back: ['All gift cards', 'Alle gavekort'],
  pageTitle: (value: string) => [`Gift card, ${value}`, `Gavekort, ${value}`],
  facts: {
    left: ['Left on it', 'Tilbage på kortet'],
    recipient: ['For', 'Til'],
    buyer: ['Bought by', 'Købt af'],
    order: common.order,
    sent: ['Sent', 'Sendt'],
    toSend: ['Will be sent', 'Sendes'],
    valid: ['Valid until', 'Gælder til'],
    vat: common.vat,
  },
  vat: {
    multi: [`${vatMessages.en.voucher} (multi-purpose)`, `${vatMessages.da.voucher} (flere formål)`],
    single: ['Charged when sold (single-purpose)', 'Beregnet ved salget (ét formål)'],
  },
  refund: [
    'To refund it, open its order. At most what’s left can be refunded, and the gift card loses it.',
    'Åbn ordren for at refundere. Der kan højst refunderes det, der er tilbage, og beløbet trækkes fra gavekortet.',
  ],
  again: {
    open: ['Send again with a new code', 'Send igen med en ny kode'],
    question: [
      'The code isn’t stored, so a new one is created and emailed. The old code stops working. The balance stays the same.',
      'Koden er ikke gemt, så der oprettes en ny, som sendes på e-mail. Den gamle kode virker ikke mere. Beløbet er det samme.',
    ],
    email: common.email,
    send: ['Create new code and send', 'Opret ny kode og send'],
  },
  refusals: {
    'not-found': ['This gift card no longer exists.', 'Gavekortet findes ikke længere.'],
    'bad-email': common.badEmail,
    'nothing-left': ['There’s nothing left on this gift card.', 'Der er ikke mere på gavekortet.'],
  } satisfies Pairs<Record<Refusal, string>>,
  problem: common.notSent,
  flash: ['New code sent.', 'Den nye kode er sendt.'],
  history: ['History', 'Historik'],
  reasons: {
    granted: ['Sold', 'Solgt'],
    spent: ['Used', 'Brugt'],
    released: ['Released, the order wasn’t paid', 'Frigivet, ordren blev ikke betalt'],
    returned: ['Refunded to the gift card', 'Refunderet til gavekortet'],
    expired: ['Expired', 'Udløbet'],
    revoked: ['Refunded to the customer', 'Refunderet til køberen'],
    corrected: ['Corrected', 'Rettet'],
  } satisfies Pairs<Record<LedgerReason, string>>,
  date: common.date,
  what: common.what,
  amount: common.amount,
});
