import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Of the server only, as all texts of these pages: their scripts stay small. */
export const guidedMessages = inBoth({
  back: ['Connections', 'Tilslutninger'],
  of: (what: string, step: number, count: number) => [
    `${what}, step ${step} of ${count}`,
    `${what}, trin ${step} af ${count}`,
  ],
  steps: ['Steps', 'Trin'],
  done: ['Done', 'Færdig'],
  fixed: (variable: string) => [
    `Fixed by ${variable}. Change it where the studio is started.`,
    `Fastlagt af ${variable}. Det ændres dér, hvor studiet startes.`,
  ],
  connect: ['Test and connect', 'Test og tilslut'],
  disconnect: ['Disconnect', 'Afbryd'],
  unreadable: [
    'What is stored can’t be read, as after a restore on a new server. Enter it again; until then it isn’t used.',
    'Det, der er gemt, kan ikke læses, som efter en gendannelse på en ny server. Indtast det igen. Indtil da bruges det ikke.',
  ],
  disconnectTitle: ['Disconnect …', 'Afbryd …'],
  change: ['Change', 'Ret'],
  next: ['Continue', 'Fortsæt'],
  notConnected: ['Not connected', 'Ikke tilsluttet'],
  serverSaid: ['The server said', 'Serveren svarede'],
  flash: {
    connected: ['Connected.', 'Tilsluttet.'],
    disconnected: ['Disconnected.', 'Afbrudt.'],
    checked: ['Checked just now.', 'Tjekket lige nu.'],
    sent: ['Sent.', 'Sendt.'],
    saved: ['Saved.', 'Gemt.'],
  },
  refusals: {
    changed: [
      'Someone else has changed this in the meantime. What you entered is still here. Check it, then press the button again.',
      'En anden har ændret dette i mellemtiden. Det, du skrev, er her stadig. Se det efter, og tryk igen.',
    ],
    fixed: [
      'A variable where the studio is started decides this. Nothing was changed.',
      'En variabel dér, hvor studiet startes, bestemmer dette. Intet blev ændret.',
    ],
    'no-secret': [
      'It can’t be stored safely: its key would be in the same database. Set APP_SECRET where the studio is started, then start it again.',
      'Det kan ikke gemmes sikkert: Nøglen ville ligge i samme database. Sæt APP_SECRET dér, hvor studiet startes, og start det igen.',
    ],
    invalid: ['Please check the marked fields.', 'Se de markerede felter efter.'],
  },
  guides: {
    payments: ['Set up payments', 'Sæt betaling op'],
    email: ['Set up email', 'Sæt e-mail op'],
    print: ['Set up the printer', 'Sæt trykkeriet op'],
    inbound: ['Set up inbound email', 'Sæt indgående e-mail op'],
    calendars: ['Open calendars', 'Åbn kalendere'],
  },
  inbound: {
    name: ['Inbound email', 'Indgående e-mail'],
    on: ['Replies to your emails are received here', 'Svar på dine e-mails modtages her'],
    off: ['Replies go to your mailbox only', 'Svar går kun til din postkasse'],
  },
  calendars: {
    name: ['Calendars', 'Kalendere'],
    text: ['Connected in their own settings', 'Tilsluttes i deres egne indstillinger'],
  },
  results: {
    refused: [
      'The connection works, but access was refused. Enter the values again in the set-up.',
      'Der er forbindelse, men adgangen blev afvist. Indtast værdierne igen i opsætningen.',
    ],
    'no-answer': ['No answer. Try again in a few minutes.', 'Intet svar. Prøv igen om et par minutter.'],
    'too-slow': [
      'No answer in time. Try again in a few minutes.',
      'Intet svar i tide. Prøv igen om et par minutter.',
    ],
    'mail-kept': [
      'It would be written and shown in the outbox. Once email is connected it goes out.',
      'Den ville blive skrevet og vist i udbakken. Når e-mail er tilsluttet, går den ud.',
    ],
  },
  records: {
    type: 'Type',
    name: ['Name', 'Navn'],
    value: ['Value', 'Værdi'],
    copyName: ['Copy name', 'Kopier navn'],
    copyValue: ['Copy value', 'Kopier værdi'],
    copied: ['Copied', 'Kopieret'],
    states: {
      found: ['Found', 'Fundet'],
      missing: ['Not found yet', 'Ikke fundet endnu'],
      different: ['Different value', 'Anden værdi'],
      'not-needed': ['Not needed', 'Ikke nødvendig'],
      unknown: ['No answer', 'Intet svar'],
      unchecked: ['Not checked yet', 'Ikke tjekket endnu'],
    },
    foundAt: (time: string) => [`Found ${time}`, `Fundet ${time}`],
    there: ['There now', 'Står der nu'],
    instead: ['Change it to', 'Ret den til'],
    check: ['Check again', 'Tjek igen'],
    send: ['Send these to someone', 'Send dem til en anden'],
    sendHint: [
      'For someone who looks after your domain. Copy the text, or open it as an email.',
      'Til en, der passer dit domæne. Kopier teksten, eller åbn den som e-mail.',
    ],
    sendText: ['Text', 'Tekst'],
    openEmail: ['Open as an email', 'Åbn som e-mail'],
    sendSubject: (domain: string) => [`DNS records for ${domain}`, `DNS-poster til ${domain}`],
    sendIntro: (domain: string) => [
      `Please add these DNS records to ${domain}:`,
      `Vil du tilføje disse DNS-poster til ${domain}:`,
    ],
    nameHint: [
      'Some DNS pages add the domain themselves: enter only the part before it there, or @ for the domain itself.',
      'Nogle DNS-sider tilføjer selv domænet: Skriv dér kun det, der står foran, eller @ for selve domænet.',
    ],
  },
});

export type GuidedWords = (typeof guidedMessages)['en'];
