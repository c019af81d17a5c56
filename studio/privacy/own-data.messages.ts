interface OwnDataWords {
  title: string;
  intro: (studio: string, made: string) => string;
  contents: (counts: { files: number; documents: number }) => string;
  /** The table name is the fallback. */
  tables: Readonly<Record<string, string>>;
}

export const en: OwnDataWords = {
  title: 'Your data',
  intro: (studio, made) =>
    `Everything ${studio} has stored about you, as of ${made}. Names of fields are those of our database, so that nothing is lost in translation.`,
  contents: ({ files, documents }) =>
    `Alongside this page: the same data as JSON in the folder “data”, ${documents} receipts and credit notes as PDF, ${files} files that you sent us, and your journal, if you keep one. Passwords, keys and one-way codes are left out: they say nothing about you and would open doors.`,
  tables: {
    users: 'Your account',
    sessions: 'Where you are signed in',
    sign_ups: 'Accounts begun and not confirmed',
    email_changes: 'New email addresses not confirmed yet',
    former_emails: 'Email addresses you had before',
    confirmed_addresses: 'Email addresses you have confirmed',
    totp_secrets: 'Two-step verification',
    bookings: 'Sessions and consultations',
    entitlements: 'Credits, places and course access',
    ledger_entries: 'What was granted and spent',
    gift_cards: 'Gift cards you bought or received',
    orders: 'Orders',
    order_answers: 'Your answers to our questions',
    order_lines: 'What you ordered',
    payments: 'Payments',
    refunds: 'Refunds',
    receipts: 'Receipts and credit notes',
    plans: 'Instalment plans',
    instalments: 'Instalments',
    dispatches: 'Parcels',
    print_shipments: 'Parcels from the printer',
    applications: 'Applications',
    application_reminders: 'Reminders of instalments',
    application_files: 'Files sent with applications',
    contact_messages: 'Messages to the studio',
    newsletter_subscriptions: 'Newsletter',
    date_notices: 'Requests for a date',
    waiting_list_entries: 'Waiting lists',
    stories: 'Stories for the magazine',
    magazine_items: 'Your stories in the magazine',
    magazine_texts: 'Their words',
    magazine_uploads: 'Files sent with stories',
    withdrawals: 'Withdrawals',
    completions: 'Lessons you have completed',
    journal_entries: 'Journal',
    goals: 'Goals',
    shared_progress: 'Course progress shared with the coach',
    emails: 'Emails we sent (without their text, which is deleted after sending)',
    tasks: 'What the owner was to do about it',
    audit_log: 'Activity log',
  },
};

export const da: OwnDataWords = {
  title: 'Dine data',
  intro: (studio, made) =>
    `Alt, hvad ${studio} har gemt om dig pr. ${made}. Felterne hedder det samme som i vores database, så intet går tabt i oversættelsen.`,
  contents: ({ files, documents }) =>
    `Filen rummer også de samme rækker som JSON i mappen »data«, ${documents} kvitteringer og kreditnotaer som PDF, ${files} filer, du har sendt os, og din dagbog, hvis du fører en. Adgangskoder, nøgler og envejskoder er udeladt, fordi de ikke siger noget om dig og kan misbruges.`,
  tables: {
    users: 'Din konto',
    sessions: 'Hvor du er logget ind',
    sign_ups: 'Konti, du ikke har bekræftet',
    email_changes: 'Nye e-mailadresser, der ikke er bekræftet endnu',
    former_emails: 'Tidligere e-mailadresser',
    confirmed_addresses: 'E-mailadresser, du har bekræftet',
    totp_secrets: 'Totrinsgodkendelse',
    bookings: 'Timer og samtaler',
    entitlements: 'Klip, pladser og kursusadgang',
    ledger_entries: 'Tildelt og brugt',
    gift_cards: 'Gavekort, du har købt eller fået',
    orders: 'Ordrer',
    order_answers: 'Dine svar på vores spørgsmål',
    order_lines: 'Det, du har bestilt',
    payments: 'Betalinger',
    refunds: 'Tilbagebetalinger',
    receipts: 'Kvitteringer og kreditnotaer',
    plans: 'Afdragsordninger',
    instalments: 'Rater',
    dispatches: 'Pakker',
    print_shipments: 'Pakker fra trykkeriet',
    applications: 'Ansøgninger',
    application_reminders: 'Påmindelser om rater',
    application_files: 'Filer sendt med ansøgninger',
    contact_messages: 'Beskeder til studiet',
    newsletter_subscriptions: 'Nyhedsbrev',
    date_notices: 'Besked om datoer',
    waiting_list_entries: 'Ventelister',
    stories: 'Historier til magasinet',
    magazine_items: 'Dine historier i magasinet',
    magazine_texts: 'Historiernes tekst',
    magazine_uploads: 'Filer sendt med historier',
    withdrawals: 'Fortrydelser',
    completions: 'Lektioner, du har gennemført',
    journal_entries: 'Dagbog',
    goals: 'Mål',
    shared_progress: 'Kursusfremskridt delt med coachen',
    emails: 'E-mails, vi har sendt (uden teksten, som slettes efter afsendelsen)',
    tasks: 'Ejerens opgaver i den forbindelse',
    audit_log: 'Log over det, du har gjort',
  },
};

export const ownDataMessages = { en, da };
