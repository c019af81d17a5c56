import type { SubscriptionState } from '#studio/people/newsletter/subscription-list.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const subscriberMessages = inBoth({
  title: ['Subscribers', 'Tilmeldte'],
  lead: [
    'Everyone who has subscribed. Only confirmed addresses receive the newsletter.',
    'Alle, der har tilmeldt sig. Kun bekræftede adresser får nyhedsbrevet.',
  ],
  searchHint: common.email,
  columns: {
    email: common.email,
    language: common.language,
    subscribed: ['Subscribed', 'Tilmeldt'],
    state: common.state,
  },
  filters: { state: common.state },
  languages: { da: common.danish, en: common.english },
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
