import type { OrderState } from '#platform/db/schema.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Orders',
  searchHint: 'Name, e-mail or order number',
  columns: { name: 'Buyer', number: 'Order', what: 'What', placed: 'Placed', total: 'Total', state: 'State' },
  filters: { state: 'State' },
  nameless: 'No name yet',
  more: (count: number) => ` and ${count} more`,
  gone: (amount: string) => `${amount} of it went back`,
  states: {
    open: 'Not paid yet',
    authorised: 'Reserved, not taken',
    paid: 'Paid',
    'refund-due': 'On its way back',
    refunded: 'Given back',
    lapsed: 'Not paid in time',
    voided: 'Reservation given back',
  } satisfies Record<OrderState, string>,
  empty: {
    title: 'No order yet',
    text: 'Everything that is bought stands here from the moment somebody goes to pay: hours, seats, courses and goods.',
  },
};

const da: typeof en = {
  title: 'Ordrer',
  searchHint: 'Navn, e-mail eller ordrenummer',
  columns: {
    name: 'Køber',
    number: 'Ordre',
    what: 'Hvad',
    placed: 'Bestilt',
    total: 'I alt',
    state: 'Status',
  },
  filters: { state: 'Status' },
  nameless: 'Intet navn endnu',
  more: (count) => ` og ${count} til`,
  gone: (amount) => `${amount} af det er givet tilbage`,
  states: {
    open: 'Ikke betalt endnu',
    authorised: 'Reserveret, ikke hævet',
    paid: 'Betalt',
    'refund-due': 'På vej tilbage',
    refunded: 'Givet tilbage',
    lapsed: 'Ikke betalt i tide',
    voided: 'Reservation annulleret',
  },
  empty: {
    title: 'Ingen ordrer endnu',
    text: 'Alt, hvad der købes, står her, fra nogen går til betaling: timer, pladser, kurser og varer.',
  },
};

export const orderListMessages: Record<Language, typeof en> = { en, da };
