import type { ConnectionKind } from '#studio/office/settings/connections.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { SettingsWords } from './settings.messages.ts';

/** What a section is searched by, besides its name and those of its fields. A part is `<group>.<part>`. */
export const settingSynonyms = inBoth({
  groups: {
    studio: ['company business owner contact', 'firma virksomhed ejer kontakt'],
    opening: [
      'working times weekly availability schedule timetable closed',
      'arbejdstid ledige tider ugeplan skema lukket',
    ],
    exceptions: [
      'holiday vacation sick ill absence Christmas bank holiday day off',
      'ferie syg sygdom fravær jul fridag helligdag ferielukket',
    ],
    calendars: [
      'Google iCloud Apple Outlook ICS sync subscribe busy feed',
      'Google iCloud Apple Outlook ICS synkronisering abonnement optaget',
    ],
    notifications: [
      'push alerts phone sound summary morning remind',
      'besked mobil telefon push morgen overblik påmind',
    ],
    booking: ['appointments reservations policy rules', 'aftaler reservationer regler vilkår'],
    classes: ['choir group course Zoom', 'kor gruppe hold undervisning Zoom'],
    shipping: [
      'postage parcels packages shop zones countries freight',
      'porto fragt pakker forsendelse butik zoner lande',
    ],
    invoices: [
      'bill overdue due terms bank account IBAN transfer EAN B2B',
      'regning forfalden frist konto IBAN overførsel EAN erhverv',
    ],
    vouchers: ['vouchers certificates VAT tax', 'værdibevis moms afgift'],
    rates: ['currency euro dollar EUR USD VAT conversion', 'valuta euro dollar EUR USD moms omregning'],
    limits: ['spam abuse robots bots rate limit security', 'spam misbrug robotter sikkerhed'],
    connections: ['integrations API keys', 'integrationer API nøgler'],
  } satisfies Pairs<Record<keyof SettingsWords['groups'], string>>,
  parts: {
    'studio.reach': ['contact VAT number tax number', 'kontakt momsnummer SE-nummer'],
    'studio.links': [
      'Zoom Meet Teams WhatsApp Messenger Instagram YouTube social media',
      'Zoom Meet Teams WhatsApp Messenger Instagram YouTube sociale medier',
    ],
    'opening.session': ['opening hours', 'åbningstider'],
    'opening.consultation': ['opening hours free intro call', 'åbningstider gratis prøvetime samtale'],
    'booking.paying': ['cash MobilePay pay later deposit', 'kontant MobilePay betal senere'],
    'booking.booking': ['notice last minute limit advance', 'varsel sidste øjeblik grænse'],
    'booking.changing': [
      'cancel cancellation policy late refund no-show move change',
      'annuller afbud aflys for sent refusion udeblivelse ombook',
    ],
    'booking.waiting': ['full queue', 'fuldt kø ledig plads'],
    'booking.pauses': ['buffer break gap lunch', 'buffer mellemrum frokost'],
    'booking.place': ['online Zoom studio address', 'online Zoom studie adresse'],
    'invoices.invoices': ['bank account IBAN payment terms', 'bankkonto IBAN betalingsbetingelser'],
    'invoices.reminders': ['overdue dunning late', 'rykker forfalden'],
  } as Pairs<Partial<Record<string, string>>>,
  connections: {
    payments: [
      'Stripe card Apple Pay Google Pay MobilePay Klarna checkout webhook',
      'Stripe kort betalingskort Apple Pay Google Pay MobilePay Klarna kasse',
    ],
    mail: ['SMTP sender server', 'SMTP afsender mailserver'],
    files: ['S3 storage uploads disk', 'S3 lager uploads disk'],
    backups: ['S3 storage backup restore', 'S3 lager sikkerhedskopi backup gendan'],
    printer: ['Printful print on demand merchandise', 'Printful tryk på bestilling merchandise'],
  } satisfies Pairs<Record<ConnectionKind, string>>,
  account: ['sign in login passkey 2FA authenticator code', 'log ind adgang kode 2FA godkendelse'],
  audit: ['log history changes who', 'historik ændringer hvem'],
});
