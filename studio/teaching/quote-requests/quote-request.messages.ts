import type { QuoteConsent } from '#platform/db/schema/quotes.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { QuoteFault } from './quote-request.ts';

export const quoteRequestMessages = inBoth({
  title: ['A few words about your sessions', 'Et par ord om din undervisning'],
  lead: (coach: string) => [
    `A sentence or two is plenty. ${coach} reads it first, and only uses it as you choose below.`,
    `En sætning eller to er rigeligt. ${coach} læser det først og bruger det kun, som du vælger herunder.`,
  ],
  quote: ['Your words', 'Dine ord'],
  name: ['Name to show', 'Navn, der vises'],
  nameHint: ['Your first name is enough.', 'Dit fornavn er nok.'],
  consent: ['May we publish it on our website?', 'Må vi bruge det på vores hjemmeside?'],
  /** Stored as the consent. */
  consents: {
    named: ['Yes, with this name', 'Ja, med navnet her'],
    unnamed: ['Yes, without my name', 'Ja, uden mit navn'],
    private: ['No, it’s only for the studio', 'Nej, det er kun til studiet'],
  } satisfies Pairs<Record<QuoteConsent, string>>,
  consentHint: [
    'You can change your mind at any time: write to us, and we take it down.',
    'Du kan altid fortryde: Skriv til os, så fjerner vi det.',
  ],
  send: ['Send', 'Send'],
  faults: {
    missing: ['Please fill in this field.', 'Udfyld feltet.'],
    'too-long': ['Please keep it under 600 characters.', 'Skriv højst 600 tegn.'],
    'no-name': ['Please enter a name without a web address.', 'Skriv et navn uden en webadresse.'],
  } satisfies Pairs<Record<QuoteFault, string>>,
  declineLead: ['You’d rather not? We won’t ask again.', 'Vil du helst ikke? Vi spørger ikke igen.'],
  decline: ['No, thank you', 'Nej tak'],
  written: ['Thank you! We’ve received your words.', 'Tak! Vi har modtaget dine ord.'],
  declined: ['That’s fine. We won’t ask again.', 'Helt i orden. Vi spørger ikke igen.'],
  gone: {
    title: ['This link no longer works', 'Linket virker ikke længere'],
    lead: [
      'It worked for 30 days. You can still write to us, of course.',
      'Det virkede i 30 dage. Du kan selvfølgelig stadig skrive til os.',
    ],
    contact: ['Contact', 'Kontakt'],
  },
  someone: ['A student', 'En elev'],
});
