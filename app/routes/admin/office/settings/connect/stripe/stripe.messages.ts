import type { StripeRight } from '#platform/payments/stripe-rights.ts';
import type { StripeRefusal } from '#studio/office/connections/connect-stripe.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

/** Used by the loader and the actions only: the page gets its sentences. Names of Stripe's pages stay English. */
export const stripeMessages = inBoth({
  title: ['Payments with Stripe', 'Betaling med Stripe'],
  lead: [
    'Stripe takes the payments and pays them out to your bank account. You need an account there; everything else is done here.',
    'Stripe tager imod betalingerne og udbetaler dem til din bankkonto. Du skal have en konto der. Resten klarer du her.',
  ],
  back: ['Connections', 'Tilslutninger'],
  keyTitle: {
    test: ['1. The test key', '1. Testnøglen'],
    live: ['3. The live key', '3. Den rigtige nøgle'],
    replace: ['Replace the key', 'Udskift nøglen'],
  },
  keySteps: (mode: 'test' | 'live') => [
    [
      mode === 'test'
        ? 'Open Stripe in test mode (a sandbox), and choose Developers › API keys.'
        : 'Open Stripe, leave test mode, and choose Developers › API keys.',
      'Press Create restricted key, and name it Belcanto.',
      'Choose the permissions below, leave all others at None, and create the key.',
      'Copy the key and paste it here. Stripe shows a live key only once.',
    ],
    [
      mode === 'test'
        ? 'Åbn Stripe i testtilstand (en sandbox), og vælg Developers › API keys.'
        : 'Åbn Stripe, forlad testtilstand, og vælg Developers › API keys.',
      'Tryk på Create restricted key, og kald den Belcanto.',
      'Vælg rettighederne nedenfor, lad alle andre stå på None, og opret nøglen.',
      'Kopier nøglen, og indsæt den her. Stripe viser kun en rigtig nøgle én gang.',
    ],
  ],
  open: ['Open Stripe', 'Åbn Stripe'],
  rightsTitle: ['Permissions', 'Rettigheder'],
  rights: {
    'checkout-sessions': 'Checkout Sessions: Write',
    'payment-intents': 'PaymentIntents: Write',
    charges: 'Charges and Refunds: Write',
    subscriptions: 'Subscriptions: Write',
    invoices: 'Invoices: Write',
    webhooks: 'Webhook Endpoints: Write',
    'payment-methods': 'Payment Method Configurations: Read',
  } satisfies Pairs<Record<StripeRight, string>>,
  key: {
    test: ['Test key', 'Testnøgle'],
    live: ['Live key', 'Rigtig nøgle'],
  },
  keyHint: (prefix: string) => [
    `Begins with ${prefix}. Stored encrypted, and never shown again.`,
    `Begynder med ${prefix}. Gemmes krypteret og vises aldrig igen.`,
  ],
  connect: ['Test and connect', 'Test og tilslut'],
  skip: ['Continue without a test: paste the live key', 'Fortsæt uden test: Indsæt den rigtige nøgle'],
  begin: ['Begin with the test key instead', 'Begynd med testnøglen i stedet'],
  testTitle: ['2. A test payment', '2. En testbetaling'],
  testText: [
    'Pay one dollar with card 4242 4242 4242 4242, any future date and any CVC. No real money is involved. Come back here afterwards.',
    'Betal én dollar med kort 4242 4242 4242 4242, en vilkårlig fremtidig dato og vilkårlig CVC. Det er ikke rigtige penge. Kom tilbage hertil bagefter.',
  ],
  testButton: ['Make a test payment', 'Lav en testbetaling'],
  status: {
    title: ['Connected', 'Tilsluttet'],
    key: ['Key', 'Nøgle'],
    account: ['Account', 'Konto'],
    mode: {
      test: ['Test mode: no real payments', 'Testtilstand: ingen rigtige betalinger'],
      live: ['Live', 'I drift'],
    },
    webhook: ['Stripe calls', 'Stripe kalder'],
    firstCall: (at: string) => [`The first call arrived: ${at}`, `Det første kald er modtaget: ${at}`],
    noCall: [
      'No call yet. It comes with the first payment.',
      'Intet kald endnu. Det kommer med den første betaling.',
    ],
    methods: ['Payment methods', 'Betalingsmåder'],
    changeMethods: [
      'Turn methods on or off in Stripe under Settings › Payment methods, then connect again.',
      'Slå betalingsmåder til eller fra i Stripe under Settings › Payment methods, og tilslut igen.',
    ],
    paid: (amount: string) => [`Test payment of ${amount} received.`, `Testbetaling på ${amount} modtaget.`],
    refund: ['Refund it', 'Refunder den'],
    refunded: ['Test payment refunded.', 'Testbetalingen er refunderet.'],
  },
  remove: ['Disconnect Stripe', 'Afbryd Stripe'],
  removeText: [
    'Buying is then closed. Payments under way wait until Stripe is connected again.',
    'Så kan der ikke købes noget. Betalinger, der er i gang, venter, til Stripe er tilsluttet igen.',
  ],
  unreadable: [
    'The stored key can’t be read, as after a restore on a new server. Paste a key again; until then buying is closed.',
    'Den gemte nøgle kan ikke læses, som efter en gendannelse på en ny server. Indsæt en nøgle igen. Indtil da kan der ikke købes noget.',
  ],
  flash: {
    connected: ['Stripe is connected.', 'Stripe er tilsluttet.'],
    removed: ['Stripe is disconnected.', 'Stripe er afbrudt.'],
  },
  notConnected: ['Not connected', 'Ikke tilsluttet'],
  refusals: {
    fixed: [
      'Stripe is set by STRIPE_SECRET_KEY where the studio is started, which takes precedence. Remove it there to connect Stripe here.',
      'Stripe er sat med STRIPE_SECRET_KEY dér, hvor studiet startes, og den gælder før denne side. Fjern den dér for at tilslutte Stripe her.',
    ],
    'no-secret': [
      'A key can’t be stored safely: its encryption key would be in the same database. Set APP_SECRET where the studio is started, then start it again.',
      'En nøgle kan ikke gemmes sikkert: Dens krypteringsnøgle ville ligge i samme database. Sæt APP_SECRET dér, hvor studiet startes, og start det igen.',
    ],
    changed: [
      'Stripe was connected in another window meanwhile. Look at this page again before you replace the key.',
      'Stripe er i mellemtiden tilsluttet i et andet vindue. Se siden igen, før du udskifter nøglen.',
    ],
    publishable: [
      'This is a publishable key (pk_). It can’t take payments. Copy the restricted key, which begins with rk_.',
      'Det er en offentlig nøgle (pk_). Den kan ikke tage imod betalinger. Kopier den begrænsede nøgle, som begynder med rk_.',
    ],
    'signing-secret': [
      'This is the signing secret of a webhook (whsec_). We create the webhook ourselves. Paste the restricted key, which begins with rk_.',
      'Det er en webhooks hemmelighed (whsec_). Vi opretter selv webhooken. Indsæt den begrænsede nøgle, som begynder med rk_.',
    ],
    'not-a-key': [
      'This isn’t a key of Stripe. Copy all of it: it begins with rk_ and has no spaces.',
      'Det er ikke en nøgle fra Stripe. Kopier den hele: Den begynder med rk_ og har ingen mellemrum.',
    ],
    'live-key': [
      'This is a live key. Turn on test mode in Stripe and copy its key, or go on without a test below.',
      'Det er en rigtig nøgle. Slå testtilstand til i Stripe, og kopier nøglen der, eller fortsæt uden test nedenfor.',
    ],
    'test-key': [
      'This is a test key. Leave test mode in Stripe and copy the live key.',
      'Det er en testnøgle. Forlad testtilstand i Stripe, og kopier den rigtige nøgle.',
    ],
    'wrong-key': [
      'Stripe doesn’t accept this key. It may be deleted, expired or incomplete. Copy it again.',
      'Stripe godtager ikke nøglen. Den kan være slettet, udløbet eller ufuldstændig. Kopier den igen.',
    ],
    'missing-rights': [
      'The key lacks permissions. Edit it in Stripe and add:',
      'Nøglen mangler rettigheder. Ret den i Stripe, og tilføj:',
    ],
    'not-activated': [
      'Stripe has not activated your account yet: it needs details about you or your bank account. Finish them in Stripe, then connect again.',
      'Stripe har ikke aktiveret din konto endnu: Der mangler oplysninger om dig eller din bankkonto. Udfyld dem i Stripe, og tilslut igen.',
    ],
    'address-refused': [
      'Stripe can’t call this site: its address must be public and begin with https. Connect Stripe once the studio has its domain.',
      'Stripe kan ikke kalde denne side: Adressen skal være offentlig og begynde med https. Tilslut Stripe, når studiet har sit domæne.',
    ],
    'no-answer': [
      'Stripe didn’t answer. Nothing was changed. Check the connection to the internet, and try again.',
      'Stripe svarede ikke. Intet er ændret. Tjek forbindelsen til internettet, og prøv igen.',
    ],
    refused: [
      'Stripe refused the request. Nothing was changed. Its reason:',
      'Stripe afviste forespørgslen. Intet er ændret. Begrundelsen:',
    ],
  } satisfies Pairs<Record<StripeRefusal, string>>,
  noTest: [
    'The test payment couldn’t be opened. Try again in a moment.',
    'Testbetalingen kunne ikke åbnes. Prøv igen om lidt.',
  ],
});
