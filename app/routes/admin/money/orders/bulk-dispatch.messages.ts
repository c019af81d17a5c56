import type { DispatchRefusal } from '#studio/goods/dispatch/dispatch-orders.ts';
import type { Readiness } from '#studio/goods/dispatch/orders-to-dispatch.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const bulkDispatchMessages = inBoth({
  back: ['Orders to ship', 'Ordrer, der skal sendes'],
  title: (count: number) =>
    count === 1 ? ['Ship 1 order', 'Send 1 ordre'] : [`Ship ${count} orders`, `Send ${count} ordrer`],
  titleOfNone: ['Ship orders', 'Send ordrer'],
  lead: [
    'Check what is charged and emailed. Nothing happens until you press the button at the bottom.',
    'Se, hvad der trækkes, og hvilke e-mails der sendes. Der sker intet, før du trykker på knappen nederst.',
  ],
  none: [
    'Select at least one order in the tab “To ship”.',
    'Vælg mindst én ordre under fanen »Skal sendes«.',
  ],
  order: (number: string, name: string) =>
    name ? [`Order ${number}, ${name}`, `Ordre ${number}, ${name}`] : [`Order ${number}`, `Ordre ${number}`],
  items: ['Items', 'Indhold'],
  address: ['Delivery address', 'Leveringsadresse'],
  noAddress: ['No address', 'Ingen adresse'],
  charge: ['Charged now', 'Trækkes nu'],
  email: common.email,
  emailOf: (subject: string, address: string) => [
    `‘${subject}’ to ${address}`,
    `»${subject}« til ${address}`,
  ],
  noEmail: ['None: the order has no email address', 'Ingen: Ordren har ingen e-mailadresse'],
  emailLanguages: { en: ['in English', 'på engelsk'], da: ['in Danish', 'på dansk'] },
  slip: ['Packing slip', 'Følgeseddel'],
  carrier: ['Carrier of all parcels', 'Fragtfirma for alle pakker'],
  number: (order: string) => [`Tracking number, order ${order}`, `Sporingsnummer, ordre ${order}`],
  url: (order: string) => [`Tracking link, order ${order}`, `Sporingslink, ordre ${order}`],
  optional: common.optional,
  badUrl: [
    'Enter a link that begins with https://, or leave it empty.',
    'Skriv et link, der begynder med https://, eller lad feltet være tomt.',
  ],
  submit: (count: number) =>
    count === 1
      ? ['Charge and ship 1 order', 'Træk betalingen, og send 1 ordre']
      : [`Charge and ship ${count} orders`, `Træk betalingerne, og send ${count} ordrer`],
  shipped: ['Shipped', 'Sendt'],
  shippedOf: (amount: string) => [`Shipped, ${amount} charged`, `Sendt, ${amount} trukket`],
  notReady: ['Can’t be shipped', 'Kan ikke sendes'],
  readiness: {
    ended: ['The reservation on the card has expired.', 'Reservationen på kortet er udløbet.'],
    other: [
      'There is nothing to ship, or it isn’t paid for.',
      'Der er intet at sende, eller ordren er ikke betalt.',
    ],
  } satisfies Pairs<Record<Exclude<Readiness, 'ready' | 'shipped'>, string>>,
  done: [
    'Shipped. The payments are charged, and we’ve emailed the customers.',
    'Sendt. Betalingerne er trukket, og køberne har fået en e-mail.',
  ],
  problem: (shipped: number, all: number) => [
    `${shipped} of ${all} orders shipped`,
    `${shipped} af ${all} ordrer er sendt`,
  ],
  problemText: [
    'The orders below weren’t shipped and are still in the form, with what you entered. The others are charged, and their customers have been emailed.',
    'Ordrerne herunder blev ikke sendt. De er stadig i formularen med det, du skrev. De andre er trukket, og køberne har fået en e-mail.',
  ],
  nothingShipped: ['Nothing was shipped', 'Intet blev sendt'],
  checkFields: ['Correct the tracking links below.', 'Ret sporingslinkene herunder.'],
  tooMany: (most: number) => [
    `Select at most ${most} orders at a time.`,
    `Vælg højst ${most} ordrer ad gangen.`,
  ],
  refusals: {
    'not-found': ['This order no longer exists.', 'Ordren findes ikke længere.'],
    'not-authorised': [
      'The payment status has changed: it isn’t authorised any more.',
      'Betalingens status er ændret: Beløbet er ikke længere reserveret.',
    ],
    'refused-by-provider': [
      'The payment provider refused. See its dashboard for the reason.',
      'Betalingsudbyderen afviste. Se årsagen hos udbyderen.',
    ],
    'bad-pieces': ['There is nothing to ship in this order.', 'Der er intet at sende i ordren.'],
    'no-answer': [
      'The payment provider isn’t responding. Try again in a minute; it’s charged once at most.',
      'Betalingsudbyderen svarer ikke. Prøv igen om et minut. Der trækkes højst én gang.',
    ],
  } satisfies Pairs<Record<DispatchRefusal, string>>,
});
