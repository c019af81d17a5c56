import type { ImportCounts } from '#studio/people/newsletter/import-subscribers.ts';
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
    source: ['Consent', 'Samtykke'],
  },
  sources: { website: ['On the website', 'På hjemmesiden'], import: ['Imported', 'Importeret'] },
  exported: {
    confirmed: ['Confirmed on', 'Bekræftet den'],
    unsubscribed: ['Unsubscribed on', 'Afmeldt den'],
    consent: ['Consent text', 'Samtykketekst'],
  },
  download: ['Download as CSV', 'Hent som CSV'],
  filters: { state: common.state },
  languages: { da: common.danish, en: common.english },
  states: {
    confirmed: ['Confirmed', 'Bekræftet'],
    unconfirmed: ['Not confirmed', 'Ikke bekræftet'],
    unsubscribed: ['Unsubscribed', 'Afmeldt'],
  } satisfies Pairs<Record<SubscriptionState, string>>,
  import: {
    title: ['Import subscribers', 'Importer tilmeldte'],
    lead: [
      'Only people who have agreed may get the newsletter. If you can show their consent, they are added; otherwise each gets one email to confirm.',
      'Kun folk, der har sagt ja, må få nyhedsbrevet. Kan du vise deres samtykke, tilføjes de. Ellers får hver af dem én e-mail at bekræfte med.',
    ],
    back: ['All subscribers', 'Alle tilmeldte'],
    file: ['CSV file', 'CSV-fil'],
    optional: common.optional,
    addresses: ['Or paste the addresses here', 'Eller indsæt adresserne her'],
    addressesHint: [
      'From Mailchimp, Squarespace, Kajabi, Substack or a spreadsheet. People who have unsubscribed there or here, and addresses that no longer receive email, are left out.',
      'Fra Mailchimp, Squarespace, Kajabi, Substack eller et regneark. Folk, der har afmeldt sig dér eller her, og adresser, der ikke længere modtager e-mail, udelades.',
    ],
    language: common.language,
    consent: ['Consent', 'Samtykke'],
    ask: ['Ask everyone to confirm', 'Bed alle om at bekræfte'],
    askNote: ['At most 200 addresses at a time', 'Højst 200 adresser ad gangen'],
    proved: ['I can show that they have agreed', 'Jeg kan vise, at de har sagt ja'],
    provedNote: [
      'Fill in who, when and where. At most 2,000 addresses at a time',
      'Udfyld, hvem, hvornår og hvor. Højst 2.000 adresser ad gangen',
    ],
    who: ['Who confirms their consent', 'Hvem bekræfter samtykket'],
    when: ['When they agreed', 'Hvornår de sagde ja'],
    where: ['Where they agreed', 'Hvor de sagde ja'],
    whereHint: [
      'For example: list from the concert in April, kept in the office',
      'For eksempel: liste fra koncerten i april, ligger på kontoret',
    ],
    button: ['Import', 'Importer'],
    problem: common.notSaved,
    refusals: {
      nothing: [
        'No addresses found. Choose a file, or paste at least one.',
        'Der er ingen adresser. Vælg en fil, eller indsæt mindst én.',
      ],
      'too-large': [
        'The file is larger than 2 MB or has too many lines. Please split it.',
        'Filen fylder mere end 2 MB eller har for mange linjer. Del den op.',
      ],
      'too-many': ['That’s too many addresses at a time.', 'Det er for mange adresser ad gangen.'],
      'no-proof': [
        'Please say who confirms the consent, when and where they agreed.',
        'Skriv, hvem der bekræfter samtykket, hvornår og hvor de sagde ja.',
      ],
    },
    done: ({ added, unconfirmed, existing, excluded }: Omit<ImportCounts, 'invalid'>) => [
      `${added} added, ${unconfirmed} asked to confirm, ${existing} already there, ${excluded} left out.`,
      `${added} tilføjet, ${unconfirmed} bedt om at bekræfte, ${existing} var der allerede, ${excluded} udeladt.`,
    ],
    invalid: (addresses: string) => [`Not an address: ${addresses}`, `Ikke en adresse: ${addresses}`],
  },
  empty: {
    title: ['No subscribers yet', 'Ingen tilmeldte endnu'],
    text: [
      'Visitors subscribe in the footer of the website and confirm by email.',
      'Besøgende tilmelder sig nederst på hjemmesiden og bekræfter via e-mail.',
    ],
  },
});
