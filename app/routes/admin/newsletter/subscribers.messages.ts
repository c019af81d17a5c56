import type { SubscriptionState } from '#studio/newsletter/subscription-list.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const subscriberMessages = inBoth({
  title: ['Newsletter', 'Nyhedsbrev'],
  lead: [
    'Everyone who has subscribed. Only confirmed addresses receive the newsletter.',
    'Alle, der har tilmeldt sig. Kun bekræftede adresser får nyhedsbrevet.',
  ],
  searchHint: ['Email', 'E-mail'],
  columns: {
    email: ['Email', 'E-mail'],
    language: ['Language', 'Sprog'],
    subscribed: ['Subscribed', 'Tilmeldt'],
    state: ['State', 'Status'],
  },
  filters: { state: ['State', 'Status'] },
  languages: { da: ['Danish', 'Dansk'], en: ['English', 'Engelsk'] },
  states: {
    confirmed: ['Confirmed', 'Bekræftet'],
    unconfirmed: ['Not confirmed', 'Ikke bekræftet'],
    unsubscribed: ['Unsubscribed', 'Afmeldt'],
  } satisfies Pairs<Record<SubscriptionState, string>>,
  empty: {
    title: ['No subscribers yet', 'Ingen tilmeldte endnu'],
    text: [
      'Visitors subscribe in the footer of the website and confirm by email.',
      'Besøgende tilmelder sig nederst på hjemmesiden og bekræfter via e-mail.',
    ],
  },
});
