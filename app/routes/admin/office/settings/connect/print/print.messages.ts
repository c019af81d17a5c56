import { inBoth } from '#studio/shared/texts/in-both.ts';

export const printStepMessages = inBoth({
  page: ['Printer', 'Trykkeri'],
  stepsNote: ['a few minutes', 'et par minutter'],
  steps: { token: ['Token', 'Token'], on: ['On', 'I gang'] },
  token: {
    title: ['Connect Printful', 'Tilslut Printful'],
    lead: [
      'Printful prints and sends what is made to order. Without it each such item becomes a task on your list.',
      'Printful trykker og sender det, der laves på bestilling. Uden det bliver hver vare en opgave på din liste.',
    ],
    how: [
      'Open Printful’s developer page, create a private token for your store with access to orders, products and webhooks, and paste it here. We register the webhook ourselves.',
      'Åbn Printfuls udviklerside, opret et privat token til din butik med adgang til ordrer, produkter og webhooks, og indsæt det her. Vi opretter selv webhooken.',
    ],
    open: ['Open developers.printful.com', 'Åbn developers.printful.com'],
    label: ['Private token', 'Privat token'],
    fault: [
      'The token as Printful shows it, without spaces.',
      'Tokenet, som Printful viser det, uden mellemrum.',
    ],
    local: [
      'This site is on this computer only, so Printful can’t call it: the state of parcels is checked every few minutes instead.',
      'Siden findes kun på denne computer, så Printful kan ikke kalde den: Pakker hentes i stedet med få minutters mellemrum.',
    ],
    replace: ['Replace the other webhook', 'Erstat den anden webhook'],
  },
  refusals: {
    refused: [
      'Printful refuses the token. Check that it’s complete, has not expired, and has access to orders, products and webhooks.',
      'Printful afviser tokenet. Tjek, at det er helt, ikke er udløbet, og har adgang til ordrer, produkter og webhooks.',
    ],
    'no-answer': [
      'Printful doesn’t answer. Try again in a few minutes.',
      'Printful svarer ikke. Prøv igen om et par minutter.',
    ],
    elsewhere: (host: string) => [
      `Your Printful store already reports to ${host}, and a store has one address. Tick the box to replace it, and enter the token again.`,
      `Din Printful-butik melder allerede til ${host}, og en butik har én adresse. Sæt kryds for at erstatte den, og indtast tokenet igen.`,
    ],
  },
  on: {
    title: ['Printful is connected', 'Printful er tilsluttet'],
    lead: [
      'Orders of printed goods go to Printful once they’re paid. Enter each product’s Printful number on its page in the shop.',
      'Ordrer på trykte varer sendes til Printful, når de er betalt. Skriv hvert produkts Printful-nummer på dets side i butikken.',
    ],
    off: ['Not connected yet.', 'Ikke tilsluttet endnu.'],
    token: 'Token',
    ending: (lastFour: string) => [`ends with ${lastFour}`, `slutter med ${lastFour}`],
    webhook: 'Webhook',
    registered: ['Registered', 'Oprettet'],
    none: ['None', 'Ingen'],
    disconnectHint: [
      'What is made to order then becomes a task on your list.',
      'Det, der laves på bestilling, bliver så en opgave på din liste.',
    ],
  },
});
