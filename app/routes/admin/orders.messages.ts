import type { OrderState } from '#platform/db/schema/orders.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Orders',
  searchHint: 'Name or order number',
  columns: { name: 'Buyer', number: 'Order', what: 'What', placed: 'Placed', total: 'Total', state: 'State' },
  filters: { state: 'State' },
  nameless: 'No name yet',
  more: (count: number) => ` and ${count} more`,
  gone: (amount: string) => `${amount} of it went back`,
  states: {
    open: 'Not paid yet',
    authorised: 'Reserved',
    paid: 'Paid',
    'refund-due': 'On its way back',
    refunded: 'Given back',
    lapsed: 'Lapsed',
    voided: 'Voided',
  } satisfies Record<OrderState, string>,
  empty: {
    title: 'No order yet',
    text: 'Everything that is bought stands here from the moment somebody goes to pay: hours, seats, courses and goods.',
  },
};

const da: typeof en = {
  title: 'Ordrer',
  searchHint: 'Navn eller nummer',
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
    open: 'Ubetalt',
    authorised: 'Reserveret',
    paid: 'Betalt',
    'refund-due': 'Betales tilbage',
    refunded: 'Betalt tilbage',
    lapsed: 'Bortfaldet',
    voided: 'Annulleret',
  },
  empty: {
    title: 'Ingen ordrer endnu',
    text: 'Alt, hvad der købes, står her, fra nogen går til betaling: timer, pladser, kurser og varer.',
  },
};

export const orderListMessages: Record<Language, typeof en> = { en, da };
