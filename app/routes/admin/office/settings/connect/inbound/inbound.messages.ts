import { inBoth } from '#studio/shared/texts/in-both.ts';

export const inboundStepMessages = inBoth({
  page: ['Inbound email', 'Indgående e-mail'],
  stepsNote: ['may take a day', 'kan tage et døgn'],
  steps: {
    domain: ['Domain', 'Domæne'],
    records: ['Records', 'DNS-poster'],
    route: ['Route', 'Rute'],
    on: ['On', 'I gang'],
  },
  domain: {
    title: ['Receive replies here', 'Modtag svar her'],
    lead: [
      'What people answer to a reply from your inbox joins the conversation there. Mailgun receives it on a domain of its own, such as in.your-studio.dk.',
      'Det, folk svarer på en besked fra din indbakke, lægges ind i samtalen dér. Mailgun modtager det på et domæne for sig selv, for eksempel in.dit-studie.dk.',
    ],
    how: [
      'Add the domain at Mailgun under Domains. Copy the HTTP webhook signing key from API Security, and paste it here.',
      'Tilføj domænet hos Mailgun under Domains. Kopier HTTP webhook signing key fra API Security, og indsæt den her.',
    ],
    open: ['Open app.mailgun.com', 'Åbn app.mailgun.com'],
    fields: {
      domain: ['Domain for replies', 'Domæne til svar'],
      region: ['Mailgun region', 'Mailgun-region'],
      signingKey: ['Webhook signing key', 'Webhook signing key'],
      authservId: ['Authentication-Results name', 'Navn i Authentication-Results'],
    },
    regions: { eu: 'EU', us: 'US' },
    hints: {
      domain: [
        'Not the domain of your mailbox: all its emails go to Mailgun.',
        'Ikke din postkasses domæne: Alle dets e-mails går til Mailgun.',
      ],
      authservId: [
        'The first word of that header in an email from Mailgun. Without it every sender is shown as not verified.',
        'Det første ord i dette felt i en e-mail fra Mailgun. Uden det vises hver afsender som ikke bekræftet.',
      ],
      keep: ['Leave empty to keep the stored one.', 'Lad feltet være tomt for at beholde den, der er gemt.'],
    },
    faults: {
      domain: ['A domain like in.example.com.', 'Et domæne som in.example.com.'],
      region: ['Choose one.', 'Vælg en.'],
      signingKey: [
        'The key as Mailgun shows it, without spaces.',
        'Nøglen, som Mailgun viser den, uden mellemrum.',
      ],
      authservId: ['A name like mx.example.com.', 'Et navn som mx.example.com.'],
    },
  },
  records: {
    title: ['MX records for the domain', 'MX-poster til domænet'],
    lead: (domain: string) => [
      `They lead emails to ${domain} to Mailgun. Copy both to the DNS settings of the domain.`,
      `De leder e-mails til ${domain} hen til Mailgun. Kopier begge til domænets DNS-indstillinger.`,
    ],
    other: (host: string) => [
      `${host} receives emails for this domain, too. Remove it: senders may choose any of them.`,
      `${host} modtager også e-mails til dette domæne. Fjern den: Afsendere kan vælge hver af dem.`,
    ],
    checked: (when: string) => [`Checked ${when}.`, `Tjekket ${when}.`],
  },
  route: {
    title: ['A route at Mailgun', 'En rute hos Mailgun'],
    lead: [
      'Under Receiving create a route with these values. It hands replies on to your studio.',
      'Opret under Receiving en rute med disse værdier. Den sender svar videre til dit studie.',
    ],
    expression: ['Expression: custom', 'Expression: custom'],
    action: ['Forward', 'Forward'],
    events: [
      'Optional, under Sending, Webhooks: for Permanent Failure and Spam Complaints',
      'Valgfrit, under Sending, Webhooks: til Permanent Failure og Spam Complaints',
    ],
  },
  on: {
    title: ['Replies are received here', 'Svar modtages her'],
    lead: [
      'Reply to a message from another mailbox to see it work: your answer appears in the conversation.',
      'Svar på en besked fra en anden postkasse for at se det virke: Svaret dukker op i samtalen.',
    ],
    domain: ['Domain', 'Domæne'],
    key: ['Signing key', 'Nøgle'],
    ending: (lastFour: string) => [`ends with ${lastFour}`, `slutter med ${lastFour}`],
    records: ['Records', 'DNS-poster'],
    disconnectHint: ['Replies then go to your mailbox only.', 'Svar går så kun til din postkasse.'],
    first: ['First connect the domain.', 'Tilslut først domænet.'],
  },
});
