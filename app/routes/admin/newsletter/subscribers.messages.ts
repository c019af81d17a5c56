import type { SubscriptionState } from '#studio/newsletter/subscription-list.queries.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Newsletter',
  lead: 'Everyone who has subscribed. Only confirmed addresses receive the newsletter.',
  searchHint: 'Email',
  columns: { email: 'Email', language: 'Language', subscribed: 'Subscribed', state: 'State' },
  filters: { state: 'State' },
  languages: { da: 'Danish', en: 'English' },
  states: {
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    unsubscribed: 'Unsubscribed',
  } satisfies Record<SubscriptionState, string>,
  empty: {
    title: 'No subscribers yet',
    text: 'Visitors subscribe in the footer of the website and confirm by email.',
  },
};

const da: typeof en = {
  title: 'Nyhedsbrev',
  lead: 'Alle, der har tilmeldt sig. Kun bekræftede adresser får nyhedsbrevet.',
  searchHint: 'E-mail',
  columns: { email: 'E-mail', language: 'Sprog', subscribed: 'Tilmeldt', state: 'Status' },
  filters: { state: 'Status' },
  languages: { da: 'Dansk', en: 'Engelsk' },
  states: { confirmed: 'Bekræftet', unconfirmed: 'Ikke bekræftet', unsubscribed: 'Afmeldt' },
  empty: {
    title: 'Ingen tilmeldte endnu',
    text: 'Besøgende tilmelder sig nederst på hjemmesiden og bekræfter via e-mail.',
  },
};

export const subscriberMessages: Record<Language, typeof en> = { en, da };
