import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { restoredPair } from '../history/history.messages.ts';

export const keptTermsMessages = inBoth({
  appliesTo: {
    booking: ['It applies to new bookings.', 'Det gælder nye bookinger.'],
    orders: ['It applies to new orders.', 'Det gælder nye ordrer.'],
    shipping: ['It applies to new orders.', 'Det gælder nye ordrer.'],
    invoices: [
      'It applies to invoices that you issue from now on.',
      'Det gælder fakturaer, du udsteder fra nu af.',
    ],
    vouchers: [
      'It applies to gift cards sold from now on.',
      'Det gælder gavekort, der bliver solgt fra nu af.',
    ],
    classes: ['It applies to dates that you set from now on.', 'Det gælder datoer, du sætter fra nu af.'],
  },
  notice: (sessions: number, hours: number) => [
    sessions === 1
      ? `1 booked session keeps ${hours} hours.`
      : `${sessions} booked sessions keep ${hours} hours.`,
    sessions === 1
      ? `1 booket time beholder ${hours} timers varsel.`
      : `${sessions} bookede timer beholder ${hours} timers varsel.`,
  ],
  reschedules: (sessions: number, most: number) => [
    `${sessions === 1 ? '1 booked session keeps' : `${sessions} booked sessions keep`} ${most === 1 ? '1 reschedule' : `${most} reschedules`}.`,
    `${sessions === 1 ? '1 booket time' : `${sessions} bookede timer`} beholder ${most === 1 ? '1 flytning' : `${most} flytninger`}.`,
  ],
  price: (sessions: number, price: string) => [
    `${sessions === 1 ? '1 booked session keeps' : `${sessions} booked sessions keep`} the price of ${price}.`,
    `${sessions === 1 ? '1 booket time' : `${sessions} bookede timer`} beholder prisen ${price}.`,
  ],
  fees: (sessions: number, { late, noShow }: { late: number; noShow: number }) => [
    `${sessions === 1 ? '1 booked session keeps' : `${sessions} booked sessions keep`} ${late + noShow === 0 ? 'no fee' : `the fees of ${late}% for cancelling late and ${noShow}% for a no-show`}.`,
    `${sessions === 1 ? '1 booket time' : `${sessions} bookede timer`} ${late + noShow === 0 ? 'er stadig uden gebyr' : `beholder gebyrerne på ${late} % ved sen aflysning og ${noShow} % ved udeblivelse`}.`,
  ],
  terms: {
    heading: ['Your terms say otherwise', 'Dine handelsbetingelser siger noget andet'],
    change: ['Change the terms', 'Ret handelsbetingelserne'],
    edit: ['Edit them yourself', 'Ret dem selv'],
  },
  saved: common.saved,
  restored: restoredPair,
  changed: ['The terms are changed.', 'Handelsbetingelserne er rettet.'],
});
