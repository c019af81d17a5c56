import type { EmailAccountField } from '#studio/office/connections/email/email-set-up.ts';
import type { ProviderKey, ProviderSecret } from '#studio/office/connections/email/providers.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const emailStepMessages = inBoth({
  page: common.email,
  stepsNote: ['may take a day', 'kan tage et døgn'],
  steps: {
    sender: ['Sender', 'Afsender'],
    records: ['Records', 'DNS-poster'],
    test: ['Test email', 'Test-e-mail'],
    on: ['On', 'I gang'],
  },
  progress: (found: number, needed: number) => [`${found} of ${needed}`, `${found} af ${needed}`],
  none: ['None needed', 'Ingen nødvendige'],
  provider: {
    title: ['Who sends your emails?', 'Hvem sender dine e-mails?'],
    lead: [
      'Choose where your email address is, or a service that sends for you. Emails then come from your own address.',
      'Vælg, hvor din e-mailadresse er, eller en tjeneste, der sender for dig. Så kommer e-mails fra din egen adresse.',
    ],
    legend: ['Email provider', 'E-mailudbyder'],
    other: ['Another provider', 'En anden udbyder'],
    button: ['Continue', 'Fortsæt'],
    choose: ['Choose a provider.', 'Vælg en udbyder.'],
  },
  sender: {
    title: (name: string) => [`Connect ${name}`, `Tilslut ${name}`],
    titleOther: ['Connect your mail server', 'Tilslut din mailserver'],
    lead: [
      'We test the connection before anything is stored. The password is stored encrypted and never shown again.',
      'Vi tester forbindelsen, før noget gemmes. Adgangskoden gemmes krypteret og vises aldrig igen.',
    ],
    another: ['Choose another provider', 'Vælg en anden udbyder'],
    server: (host: string, port: number) => [
      `Server: ${host}, port ${port}`,
      `Server: ${host}, port ${port}`,
    ],
    open: (where: string) => [`Open ${where}`, `Åbn ${where}`],
    keepPassword: [
      'Leave empty to keep the stored one.',
      'Lad feltet være tomt for at beholde den, der er gemt.',
    ],
    securities: {
      starttls: ['STARTTLS (usually port 587)', 'STARTTLS (normalt port 587)'],
      tls: ['TLS from the start (usually port 465)', 'TLS fra starten (normalt port 465)'],
    },
    fields: {
      host: ['Server', 'Server'],
      port: 'Port',
      security: ['Security', 'Sikkerhed'],
      user: ['Username', 'Brugernavn'],
      password: ['Password', 'Adgangskode'],
      sender: ['Sender address', 'Afsenderadresse'],
      name: ['Sender name', 'Afsendernavn'],
    } satisfies Pairs<Record<EmailAccountField, string>>,
    userAddress: ['Email address you sign in with', 'E-mailadressen, du logger ind med'],
    secrets: {
      password: ['Password', 'Adgangskode'],
      'app-password': ['App password', 'App-adgangskode'],
      key: ['Key', 'Nøgle'],
      token: 'Token',
    } satisfies Pairs<Record<ProviderSecret, string>>,
    nameHint: ['Shown in front of the address', 'Vises foran adressen'],
    faults: {
      host: ['A name like mail.example.com.', 'Et navn som mail.example.com.'],
      port: ['A number from 1 to 65535.', 'Et tal fra 1 til 65535.'],
      security: ['Choose one.', 'Vælg en.'],
      user: ['At most 200 characters, in one line.', 'Højst 200 tegn på én linje.'],
      password: ['At most 2000 characters, in one line.', 'Højst 2000 tegn på én linje.'],
      sender: ['An email address.', 'En e-mailadresse.'],
      name: ['At most 80 characters, without < > and quotes.', 'Højst 80 tegn, uden < > og anførselstegn.'],
    } satisfies Pairs<Record<EmailAccountField, string>>,
  },
  test: {
    title: ['Send yourself a test email', 'Send en test-e-mail til dig selv'],
    lead: (to: string) => [
      `It goes to ${to}. Look among spam, too: if it’s there, check the records.`,
      `Den sendes til ${to}. Kig også i spam: Ligger den dér, så tjek DNS-posterne.`,
    ],
    button: ['Send test email', 'Send test-e-mail'],
    sent: (to: string, when: string) => [`Accepted for ${to}: ${when}.`, `Modtaget til ${to}: ${when}.`],
    notSent: ['Not sent', 'Ikke sendt'],
    outcomes: {
      'mail-kept': ['It’s in the outbox of this computer.', 'Den ligger i udbakken på denne computer.'],
      refused: [
        'The server refused the email. Check the sender and your own address.',
        'Serveren afviste e-mailen. Tjek afsenderen og din egen adresse.',
      ],
      'no-answer': ['No answer. Try again in a few minutes.', 'Intet svar. Prøv igen om et par minutter.'],
      'too-slow': [
        'No answer in time. Try again in a few minutes.',
        'Intet svar i tide. Prøv igen om et par minutter.',
      ],
      'not-connected': ['No mail server is connected.', 'Der er ikke tilsluttet en mailserver.'],
    },
  },
  on: {
    title: ['Your emails are going out', 'Dine e-mails bliver sendt'],
    titleOff: ['Not connected yet', 'Ikke tilsluttet endnu'],
    lead: [
      'Everything the studio writes is sent from your address. Emails that were waiting have been sent.',
      'Alt, hvad studiet skriver, sendes fra din adresse. E-mails, der ventede, er sendt.',
    ],
    provider: ['Provider', 'Udbyder'],
    server: 'Server',
    sender: ['Sender', 'Afsender'],
    records: ['Records', 'DNS-poster'],
    test: ['Test email', 'Test-e-mail'],
    notTested: ['Not sent yet', 'Ikke sendt endnu'],
    disconnectHint: [
      'Emails then wait until a mail server is connected again. What you entered stays, except for the password.',
      'E-mails venter så, til en mailserver er tilsluttet igen. Det, du har skrevet, bliver, undtagen adgangskoden.',
    ],
  },
  records: {
    title: {
      2: ['Two records for your domain', 'To DNS-poster til dit domæne'],
      3: ['Three records for your domain', 'Tre DNS-poster til dit domæne'],
    },
    titleNone: ['No records needed', 'Ingen DNS-poster nødvendige'],
    lead: (sender: string, domain: string) => [
      `They tell other mail servers that emails from ${sender} are yours. Copy them to the DNS settings of ${domain}.`,
      `De fortæller andre mailservere, at e-mails fra ${sender} er dine. Kopier dem til DNS-indstillingerne for ${domain}.`,
    ],
    own: (domain: string) => [
      `${domain} belongs to your provider, who has published everything.`,
      `${domain} hører til din udbyder, som har lagt det hele ud.`,
    ],
    first: ['First connect an email account.', 'Tilslut først en e-mailkonto.'],
    kinds: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
    shownAt: (name: string) => [`Shown by ${name} for your domain`, `Vises hos ${name} for dit domæne`],
    shownOther: ['Shown by your email provider', 'Vises hos din e-mailudbyder'],
    spfOther: [
      'v=spf1, then what your provider shows, then ~all',
      'v=spf1, så det din udbyder viser, og så ~all',
    ],
    where: (name: string) => [`Open ${name}`, `Åbn ${name}`],
    selector: ['DKIM selector', 'DKIM-selector'],
    selectorHint: [
      'The part before ._domainkey of the name that your provider shows. Leave it empty for the usual ones.',
      'Det, der står foran ._domainkey i det navn, din udbyder viser. Lad feltet være tomt for de sædvanlige.',
    ],
    selectorFault: ['Letters, digits, dots and hyphens.', 'Bogstaver, tal, punktummer og bindestreger.'],
    selectorButton: ['Save and check', 'Gem, og tjek'],
    checked: (when: string) => [
      `Checked ${when}. We look every ten minutes and email you when all are there. Emails go out meanwhile.`,
      `Tjekket ${when}. Vi kigger hvert tiende minut og sender dig en e-mail, når de er der alle. E-mails sendes imens.`,
    ],
    complete: (when: string) => [`All are there. Checked ${when}.`, `De er der alle. Tjekket ${when}.`],
    notYet: ['Not checked yet.', 'Ikke tjekket endnu.'],
  },
});

export type EmailStepWords = (typeof emailStepMessages)['en'];

/** What is special about a provider, beside its password or key. */
export const providerNotes = inBoth({
  google: [
    'Your Google password doesn’t work here. Turn on 2-Step Verification, then create an app password and paste it here. In Google Workspace an administrator may have to allow it.',
    'Din Google-adgangskode virker ikke her. Slå totrinsbekræftelse til, opret en app-adgangskode, og indsæt den her. I Google Workspace skal en administrator måske tillade det.',
  ],
  microsoft: [
    'Microsoft is ending sign-in with a password for sending: it’s off by default from the end of December 2026, and the final end will be announced in the second half of 2027. Until then an administrator can allow “Authenticated SMTP” for the mailbox. If you can’t, choose another provider. Free outlook.com addresses don’t work.',
    'Microsoft afskaffer afsendelse med adgangskode: Den er som standard slået fra fra udgangen af december 2026, og den endelige dato meldes ud i andet halvår 2027. Indtil da kan en administrator tillade »Godkendt SMTP« for postkassen. Kan du ikke det, så vælg en anden udbyder. Gratis adresser hos outlook.com virker ikke.',
  ],
  icloud: [
    'Your Apple password doesn’t work here. Open Sign-In and Security, then App-Specific Passwords, create one and paste it here. iCloud sends about 1,000 emails a day at most.',
    'Din Apple-adgangskode virker ikke her. Åbn Log ind og sikkerhed, så Appspecifikke adgangskoder, opret en, og indsæt den her. iCloud sender højst omkring 1.000 e-mails om dagen.',
  ],
  fastmail: [
    'Your Fastmail password doesn’t work here. Open Settings, Privacy & Security, and create an app password for SMTP.',
    'Din Fastmail-adgangskode virker ikke her. Åbn Settings, Privacy & Security, og opret en app-adgangskode til SMTP.',
  ],
  'one-com': [
    'Use the full email address and the password of the mailbox, as in your email app.',
    'Brug hele e-mailadressen og adgangskoden til postkassen, som i dit e-mailprogram.',
  ],
  simply: [
    'Use the full email address and the password of the mailbox, as in your email app.',
    'Brug hele e-mailadressen og adgangskoden til postkassen, som i dit e-mailprogram.',
  ],
  zoho: [
    'With two-factor authentication, create an app password. Free plans have no SMTP. If you sign in at mail.zoho.com, change the server to smtppro.zoho.com.',
    'Har du totrinsgodkendelse, så opret en app-adgangskode. Gratis abonnementer har ikke SMTP. Logger du ind på mail.zoho.com, så ret serveren til smtppro.zoho.com.',
  ],
  proton: [
    'Proton needs a paid plan with your own domain. Under IMAP/SMTP create an SMTP token for the sender address and paste it here.',
    'Proton kræver et betalt abonnement med eget domæne. Opret under IMAP/SMTP et SMTP-token til afsenderadressen, og indsæt det her.',
  ],
  'mailgun-eu': [
    'Open your domain, then SMTP credentials. The username is an address like postmaster@your domain; reset its password to see one.',
    'Åbn dit domæne, så SMTP credentials. Brugernavnet er en adresse som postmaster@dit domæne. Nulstil adgangskoden for at se en.',
  ],
  'mailgun-us': [
    'Open your domain, then SMTP credentials. The username is an address like postmaster@your domain; reset its password to see one.',
    'Åbn dit domæne, så SMTP credentials. Brugernavnet er en adresse som postmaster@dit domæne. Nulstil adgangskoden for at se en.',
  ],
  postmark: [
    'Open your server, then API Tokens, and copy the server API token. It’s username and password in one.',
    'Åbn din server, så API Tokens, og kopier Server API token. Det er brugernavn og adgangskode i ét.',
  ],
  brevo: [
    'Under SMTP & API create an SMTP key; an API key doesn’t work here. The username is the login shown beside it.',
    'Opret under SMTP & API en SMTP-nøgle. En API-nøgle virker ikke her. Brugernavnet er det login, der vises ved siden af.',
  ],
  ses: [
    'Create SMTP credentials in the region of your domain; access keys don’t work here. Change the server to that region. In the sandbox only confirmed addresses get emails.',
    'Opret SMTP credentials i domænets region. Adgangsnøgler virker ikke her. Ret serveren til regionen. I sandkassen får kun bekræftede adresser e-mails.',
  ],
  mailjet: [
    'The username is your API key, the key is the secret key. The sender or its domain must be confirmed at Mailjet.',
    'Brugernavnet er din API Key, nøglen er Secret Key. Afsenderen eller dens domæne skal være bekræftet hos Mailjet.',
  ],
  resend: [
    'Add your domain at Resend first, with the records it shows for send.your domain, too. Then create an API key with sending access; it’s shown once.',
    'Tilføj først dit domæne hos Resend, også med de poster, den viser for send.dit domæne. Opret så en API-nøgle med adgang til at sende. Den vises én gang.',
  ],
  other: [
    'Your provider’s help names the server, its port and security for outgoing email (SMTP).',
    'Udbyderens hjælp nævner serveren, porten og sikkerheden for udgående e-mail (SMTP).',
  ],
} satisfies Pairs<Record<ProviderKey, string>>);
