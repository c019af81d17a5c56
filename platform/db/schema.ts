import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Instants come back as Temporal.Instant on both engines. */
type Instant = Temporal.Instant;
type Made<T> = Generated<T>;
/** jsonb: read as a value, written as JSON text (`json(value)` in platform/db/json.ts). */
type Json<T> = ColumnType<T, string, string>;
type MadeJson<T> = ColumnType<T, string | undefined, string>;

export type Currency = 'DKK' | 'EUR' | 'USD';
export type LanguageCode = 'da' | 'en';

interface SettingsTable {
  key: string;
  value: Json<unknown>;
  updated_at: Made<Instant>;
  version: Made<number>;
}

interface CatalogueEntriesTable {
  id: string;
  kind:
    | 'programme'
    | 'session'
    | 'workshop'
    | 'studio-day'
    | 'group-class'
    | 'course'
    | 'goods'
    | 'print-goods'
    | 'test'
    | 'shipping';
  grants: 'seat' | 'credit' | 'enrolment' | 'order' | 'nothing';
  capture: Made<'now' | 'on-acceptance' | 'on-dispatch'>;
  vat_class: 'standard' | 'exempt';
  withdrawal_regime: 'goods' | 'service' | 'credit' | 'digital' | 'dated' | 'none';
  credit_valid_months: number | null;
  is_buyable: Made<boolean>;
  needs_checkout_page: Made<boolean>;
  course_id: string | null;
  instalments: Made<number>;
  sort: Made<number>;
  created_at: Made<Instant>;
}

interface PricesTable {
  id: GeneratedAlways<number>;
  entry_id: string;
  currency: Currency;
  amount_minor: number;
  valid_from: Instant;
  created_at: Made<Instant>;
}

interface ExchangeRatesTable {
  id: GeneratedAlways<number>;
  currency: 'EUR' | 'USD';
  dkk_per_unit: string;
  valid_from: string;
  created_at: Made<Instant>;
}

export interface EditionDay {
  date: string;
  from: string;
  to: string;
}

interface EditionsTable {
  id: Made<string>;
  entry_id: string;
  starts_on: string;
  ends_on: string;
  days: MadeJson<EditionDay[]>;
  capacity: number;
  is_open: Made<boolean>;
  is_sample: Made<boolean>;
  created_at: Made<Instant>;
  version: Made<number>;
  place: string | null;
}

interface AnsweredFormsTable {
  key: string;
  made: string;
  created_at: Instant;
}

interface FormerSlugsTable {
  slug: string;
  created_at: Instant;
}

interface OpeningRulesTable {
  id: GeneratedAlways<number>;
  kind: 'session' | 'consultation';
  weekday: number;
  first_start: string;
  last_start: string;
  every_minutes: number;
}

export type ClaimKind = 'session' | 'consultation' | 'edition' | 'block';
export type ClaimState = 'held' | 'expiring' | 'booked' | 'blocked' | 'released' | 'cancelled';

interface ClaimsTable {
  id: Made<string>;
  coach_id: Made<number>;
  kind: ClaimKind;
  state: ClaimState;
  slot_start: Instant;
  slot_end: Instant;
  claimed: string;
  expires_at: Instant | null;
  edition_id: string | null;
  note: string | null;
  series_id: string | null;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

export type OrderState = 'open' | 'paid' | 'authorised' | 'lapsed' | 'voided' | 'refund-due' | 'refunded';

export interface Consent {
  id: string;
  text: string;
  at: string;
}

interface OrdersTable {
  id: Made<string>;
  number: Made<string>;
  state: OrderState;
  currency: Currency;
  total_minor: number;
  refunded_minor: Made<number>;
  capture: 'now' | 'on-acceptance' | 'on-dispatch';
  authorised_until: Instant | null;
  name: Made<string>;
  email: Made<string>;
  language: LanguageCode;
  terms_version: string;
  consents: MadeJson<Consent[]>;
  replaces_order_id: string | null;
  return_path: Made<string>;
  booking_id: string | null;
  address_hash: string | null;
  ships_to: ColumnType<ShipsTo | null, string | null | undefined, string | null>;
  cart_id: string | null;
  checkout_key: string | null;
  checkout_digest: string | null;
  pay_until: Instant | null;
  application_id: string | null;
  instalment: number | null;
  created_at: Made<Instant>;
  settled_at: Instant | null;
}

/** Where goods go. `country`: two letters, ISO 3166. */
export interface ShipsTo {
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
}

interface CartsTable {
  id: Made<string>;
  token_hash: string;
  currency: Currency;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

interface CartLinesTable {
  cart_id: string;
  entry_id: string;
  quantity: number;
  added_at: Made<Instant>;
}

export type DispatchState = 'asked' | 'sent' | 'dropped';

export interface DispatchPiece {
  position: number;
  quantity: number;
}

interface DispatchesTable {
  id: Made<string>;
  order_id: string;
  state: DispatchState;
  amount_minor: number;
  pieces: Json<DispatchPiece[]>;
  carrier: Made<string>;
  tracking_number: Made<string>;
  tracking_url: Made<string>;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

interface OrderLinesTable {
  order_id: string;
  position: number;
  entry_id: string;
  description: string;
  quantity: number;
  unit_minor: number;
  vat_class: 'standard' | 'exempt';
  vat_rate_permille: number;
  vat_minor: number;
  withdrawal_regime: string;
}

export type PaymentState =
  | 'creating'
  | 'open'
  | 'abandoned'
  | 'expired'
  | 'authorised'
  | 'captured'
  | 'voided';

interface PaymentsTable {
  id: Made<string>;
  order_id: string;
  provider: 'stripe' | 'test';
  state: PaymentState;
  session_id: string | null;
  intent_id: string | null;
  url: string | null;
  amount_minor: number;
  currency: Currency;
  capture_mode: 'automatic' | 'manual';
  captured_minor: Made<number>;
  refunded_minor: Made<number>;
  session_expires_at: Instant;
  return_token_hash: string;
  instalment: number | null;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

interface PaymentEventsTable {
  provider: string;
  event_id: string;
  kind: string;
  session_id: string | null;
  intent_id: string | null;
  subscription_id: string | null;
  received_at: Made<Instant>;
  handled_at: Instant | null;
}

export type RefundState = 'due' | 'pending' | 'succeeded' | 'refused';

interface RefundsTable {
  id: Made<string>;
  order_id: string;
  payment_id: string;
  amount_minor: number;
  reason: string;
  state: RefundState;
  provider_refund_id: string | null;
  attempts: Made<number>;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

interface ReceiptCounterTable {
  id: number;
  last_number: number;
}

interface ReceiptsTable {
  number: number;
  order_id: string;
  kind: 'receipt' | 'credit-note';
  refund_id: string | null;
  payment_id: string | null;
  content: Json<unknown>;
  for_accountant: Made<boolean>;
  issued_at: Instant;
}

export type UnitState = 'free' | 'held' | 'expiring' | 'taken' | 'kept' | 'gone';

interface UnitsTable {
  id: GeneratedAlways<number>;
  kind: 'seat' | 'stock';
  edition_id: string | null;
  entry_id: string | null;
  number: number;
  state: UnitState;
  order_id: string | null;
  application_id: string | null;
  expires_at: Instant | null;
  changed_at: Made<Instant>;
}

export type ApplicationState = 'received' | 'accepted' | 'declined' | 'withdrawn';

interface ApplicationsTable {
  id: Made<string>;
  entry_id: string;
  state: ApplicationState;
  language: LanguageCode;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  answers: Json<Record<string, string>>;
  terms_version: string;
  agreed_at: Instant;
  answer_by: string;
  digest: string;
  instalments: number | null;
  created_at: Instant;
  decided_at: Instant | null;
}

interface ApplicationFilesTable {
  id: Made<string>;
  application_id: string | null;
  key: string;
  name: string;
  bytes: number;
  created_at: Instant;
}

interface ApplicationRemindersTable {
  application_id: string;
  instalment: number;
  step: number;
  at: Instant;
}

interface EntitlementsTable {
  id: Made<string>;
  kind: 'credit' | 'seat' | 'enrolment';
  entry_id: string;
  order_id: string | null;
  edition_id: string | null;
  email: string;
  user_id: string | null;
  valid_until: Instant | null;
  created_at: Made<Instant>;
}

/** What pays for a booked hour; 'free': a consultation. */
export type CoveredBy = 'order' | 'entitlement' | 'owner' | 'at-lesson' | 'free';

interface BookingsTable {
  id: Made<string>;
  claim_id: string;
  name: string;
  email: string;
  course_id: string;
  course_name: string;
  language: LanguageCode;
  time_zone: string | null;
  place: 'online' | 'studio' | null;
  order_id: string | null;
  entitlement_id: string | null;
  covered_by: CoveredBy | null;
  moves: Made<number>;
  moves_by_owner: Made<number>;
  by_link: Made<boolean>;
  holder_hash: string | null;
  address_hash: string | null;
  completed_at: Instant | null;
  no_show_at: Instant | null;
  reminded_at: Instant | null;
  confirmed_at: Instant | null;
  created_at: Made<Instant>;
}

interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  entitlement_id: string;
  delta: number;
  reason: 'granted' | 'spent' | 'returned' | 'expired' | 'revoked';
  booking_id: string | null;
  refund_id: string | null;
  at: Instant;
}

interface SecretLinksTable {
  token_hash: string;
  purpose: string;
  subject_id: string;
  expires_at: Instant;
  revoked_at: Instant | null;
  used_at: Instant | null;
  created_at: Made<Instant>;
}

interface ContentDocumentsTable {
  key: string;
  language: LanguageCode;
  blocks: Json<unknown>;
  version: Made<number>;
  is_sample: Made<boolean>;
  updated_at: Made<Instant>;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  /** Text content (calendar files) or base64. */
  content: string;
  encoding: 'utf8' | 'base64';
}

interface MailsTable {
  id: Made<string>;
  message_id: string;
  kind: string;
  language: LanguageCode;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string | null;
  body: string | null;
  attachments: MadeJson<MailAttachment[]>;
  headers: MadeJson<Record<string, string>>;
  dedupe_key: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: Made<number>;
  not_before: Instant | null;
  last_error: string | null;
  created_at: Made<Instant>;
  sent_at: Instant | null;
}

export type MessageState = 'new' | 'read' | 'answered' | 'deleted';

interface ContactMessagesTable {
  id: Made<string>;
  name: string;
  email: string;
  phone: Made<string>;
  message: string;
  language: string;
  created_at: Made<Instant>;
  answered_at: Instant | null;
  state: Made<MessageState>;
  version: Made<number>;
  deleted_at: Instant | null;
  state_before: Exclude<MessageState, 'deleted'> | null;
}

interface NewsletterSubscriptionsTable {
  id: Made<string>;
  email: string;
  language: LanguageCode;
  consent_text: string;
  consented_at: Instant;
  confirmed_at: Instant | null;
  unsubscribed_at: Instant | null;
}

interface TasksTable {
  id: Made<string>;
  kind: string;
  subject_id: string;
  details: MadeJson<Record<string, unknown>>;
  state: Made<'open' | 'done'>;
  due_at: Instant | null;
  created_at: Made<Instant>;
  done_at: Instant | null;
  done_by: string | null;
}

interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Made<Instant>;
  actor: string;
  action: string;
  subject: string;
  details: MadeJson<Record<string, unknown>>;
}

interface RateLimitsTable {
  key: string;
  points: Made<number>;
  expire: number | null;
}

export type PlanState = 'unstarted' | 'running' | 'ending' | 'ended';
export type PlanEndReason = 'guarantee' | 'withdrawal' | 'unpaid' | 'outside' | 'no-schedule';

interface PlansTable {
  order_id: string;
  state: PlanState;
  count: number;
  subscription_id: string | null;
  started_at: Instant | null;
  ends_at: Instant | null;
  end_reason: PlanEndReason | null;
  look_at: Instant | null;
  changed_at: Made<Instant>;
}

export type InstalmentState = 'due' | 'failed' | 'paid' | 'written-off';

interface InstalmentsTable {
  order_id: string;
  number: number;
  state: InstalmentState;
  amount_minor: number;
  due_at: Instant | null;
  invoice_id: string | null;
  pay_url: string | null;
  unpaid_since: Instant | null;
  told_paused_at: Instant | null;
  changed_at: Made<Instant>;
}

interface TestCheckoutSubscriptionsTable {
  id: string;
  session_id: string;
  state: 'active' | 'ended';
  started_at: Instant;
  ends_at: Instant | null;
  ended_at: Instant | null;
  next_at: Instant | null;
}

interface TestCheckoutInvoicesTable {
  id: string;
  subscription_id: string;
  number: number;
  state: 'open' | 'paid' | 'void';
  intent_id: string;
  amount_minor: number;
  refunded_minor: Made<number>;
  attempts: Made<number>;
  decides_at: Instant | null;
  next_attempt_at: Instant | null;
  created_at: Instant;
}

interface TestCheckoutSessionsTable {
  id: string;
  payment_id: string;
  state: 'open' | 'complete' | 'expired';
  intent_id: string | null;
  intent: 'none' | 'requires_payment_method' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  capture_mode: 'automatic' | 'manual';
  amount_minor: number;
  currency: Currency;
  captured_minor: Made<number>;
  refunded_minor: Made<number>;
  lines: Json<Array<{ name: string; quantity: number; unitAmountMinor: number }>>;
  order_number: string;
  language: LanguageCode;
  payer_email: string | null;
  payer_name: string | null;
  success_url: string;
  cancel_url: string;
  instalments: Made<number>;
  note: string | null;
  card: Made<'works' | 'fails-once' | 'fails' | 'slow'>;
  arrival: Made<'on-time' | 'late' | 'twice' | 'shuffled' | 'never'>;
  expires_at: Instant;
  authorised_at: Instant | null;
  decides_at: Instant | null;
  created_at: Instant;
}

interface TestCheckoutRefundsTable {
  id: string;
  idempotency_key: string;
  intent_id: string;
  amount_minor: number;
}

interface TestCheckoutEventsTable {
  event_id: string;
  position: GeneratedAlways<number>;
  session_id: string;
  body: string;
}

interface TestCheckoutDeliveriesTable {
  id: GeneratedAlways<number>;
  event_id: string;
  deliver_at: Instant;
  attempts: Made<number>;
  ended_at: Instant | null;
}

/** Ids are better-auth's own. Written by platform/accounts only. */
interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  created_at: Made<Instant>;
  updated_at: Made<Instant>;
  role: 'student' | 'owner';
  language: LanguageCode | null;
}

/** How somebody proves who they are; `password` is a scrypt hash. Written by platform/accounts only. */
interface AccountsTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  created_at: Made<Instant>;
  updated_at: Instant;
}

interface SessionsTable {
  id: string;
  expires_at: Instant;
  token: string;
  created_at: Made<Instant>;
  updated_at: Instant;
  user_id: string;
  /** A few words on the device ('Chrome, Android'), never the browser's whole self-description. */
  user_agent: Made<string | null>;
}

/** better-auth's; nothing of ours writes to it, the sweep empties it. */
interface VerificationsTable {
  id: string;
  expires_at: Instant;
}

/** An account that waits for the button in its mail. */
interface SignUpsTable {
  id: Made<string>;
  email: string;
  name: string;
  password_hash: string;
  language: LanguageCode;
  browser_hash: string;
  created_at: Instant;
  expires_at: Instant;
}

/** An address that waits for the button in the mail to it. */
interface EmailChangesTable {
  id: Made<string>;
  user_id: string;
  email: string;
  created_at: Instant;
  expires_at: Instant;
}

/** Addresses that somebody proved and left. */
interface FormerEmailsTable {
  email: string;
  user_id: string;
  left_at: Instant;
}

interface TotpSecretsTable {
  user_id: string;
  /** Encrypted. */
  secret: string;
  created_at: Instant;
  confirmed_at: Instant | null;
  last_step: number | null;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Instant | null;
}

interface ProductsTable {
  id: string;
  category: 'music-equipment' | 'clothing-merchandise';
  fulfilment: 'stock' | 'print';
  name_en: string;
  name_da: string;
  description_en: Made<string>;
  description_da: Made<string>;
  /** One line each: 'Label: value'. */
  facts_en: Made<string>;
  facts_da: Made<string>;
  printful_product_id: string | null;
  image_url: string | null;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  sort: Made<number>;
  synced_at: Instant | null;
  version: Made<number>;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

interface ProductVariantsTable {
  entry_id: string;
  product_id: string;
  label_en: Made<string>;
  label_da: Made<string>;
  printful_variant_id: string | null;
  printful_catalog_id: string | null;
  is_offered: Made<boolean>;
  position: Made<number>;
}

interface ProductPicturesTable {
  id: Made<string>;
  product_id: string;
  position: Made<number>;
  plate: string | null;
  widths: number[] | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt_en: Made<string>;
  alt_da: Made<string>;
  created_at: Made<Instant>;
}

export type PrintOrderState =
  | 'due'
  | 'by-hand'
  | 'placed'
  | 'held'
  | 'failed'
  | 'part-shipped'
  | 'shipped'
  | 'returned'
  | 'cancelled';

interface PrintOrdersTable {
  order_id: string;
  state: PrintOrderState;
  printer_order_id: string | null;
  attempts: Made<number>;
  last_error: string | null;
  created_at: Instant;
  placed_at: Instant | null;
  changed_at: Instant;
}

interface PrintShipmentsTable {
  order_id: string;
  shipment_id: string;
  carrier: Made<string>;
  tracking_number: Made<string>;
  tracking_url: string | null;
  shipped_at: Instant;
  returned_at: Instant | null;
}

interface PrintEventsTable {
  event_id: string;
  kind: string;
  order_id: string | null;
  received_at: Instant;
  handled_at: Instant | null;
}

interface WorkbooksTable {
  id: string;
  sort: Made<number>;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  downloads: Made<number>;
  version: Made<number>;
  created_at: Made<Instant>;
}

interface WorkbookWordsTable {
  workbook_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
  pages: number;
  bytes: number;
  cover_image: string;
  preview_pages: MadeJson<string[]>;
  pdf_url: string;
  is_drawing: Made<boolean>;
}

interface CoursesTable {
  id: string;
  sort: Made<number>;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  version: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

interface CourseWordsTable {
  course_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
}

interface ModulesTable {
  id: Made<string>;
  course_id: string;
  position: number;
  version: Made<number>;
  created_at: Instant;
}

interface ModuleWordsTable {
  module_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
}

interface LessonsTable {
  id: Made<string>;
  module_id: string;
  position: number;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  version: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

interface LessonWordsTable {
  lesson_id: string;
  language: LanguageCode;
  title: string;
  description: Made<string>;
  body: Made<string>;
}

export type LessonFileKind = 'mp4' | 'm4a' | 'mp3' | 'pdf';

interface LessonFilesTable {
  id: Made<string>;
  lesson_id: string | null;
  role: 'media' | 'resource';
  language: LanguageCode | null;
  state: 'arriving' | 'whole';
  name: string;
  kind: LessonFileKind | null;
  bytes: number;
  chunk_bytes: number;
  fingerprint: Made<string>;
  seconds: number | null;
  digest: Made<string>;
  sample: string | null;
  created_at: Instant;
  changed_at: Instant;
}

interface LessonFileChunksTable {
  file_id: string;
  number: number;
  bytes: number;
  sha256: string;
  is_kept: Made<boolean>;
}

interface LessonCaptionsTable {
  lesson_id: string;
  language: LanguageCode;
  content: string;
  digest: string;
  changed_at: Instant;
}

interface CompletionsTable {
  user_id: string;
  lesson_id: string;
  completed_at: Instant;
}

interface WithdrawalsTable {
  id: Made<string>;
  submission: string;
  order_number: string;
  email: string;
  name: Made<string>;
  part: Made<string>;
  language: LanguageCode;
  order_id: string | null;
  received_at: Instant;
}

interface TermsTextsTable {
  version: string;
  language: LanguageCode;
  blocks: Json<unknown>;
  in_force_from: Instant;
}

export type MagazineContentType = 'article' | 'blog' | 'interview' | 'video' | 'audio' | 'link';
export type MagazineItemState = 'draft' | 'published' | 'withdrawn';

interface MagazineItemsTable {
  id: Made<string>;
  slug: string;
  type: 'feature' | 'piece' | 'story';
  content_type: MagazineContentType;
  state: Made<MagazineItemState>;
  image: string | null;
  link: string | null;
  media: string | null;
  media_seconds: number | null;
  author: string | null;
  is_sample: Made<boolean>;
  published_at: Instant | null;
  created_at: Made<Instant>;
}

interface MagazineTextsTable {
  item_id: string;
  language: LanguageCode;
  title: string;
  excerpt: string;
  tag: Made<string>;
  blocks: MadeJson<unknown>;
}

interface UploadTokensTable {
  token_hash: string;
  uploads_left: number;
  expires_at: Instant;
  created_at: Made<Instant>;
}

interface MagazineUploadsTable {
  id: Made<string>;
  name: string;
  file_key: string;
  bytes: number;
  token_hash: string | null;
  created_at: Made<Instant>;
}

export type StoryState = 'waiting' | 'accepted' | 'declined';

interface StoriesTable {
  id: Made<string>;
  name: string;
  email: string;
  title: string;
  story: string;
  language: LanguageCode;
  consent_text: string;
  upload_id: string | null;
  state: Made<StoryState>;
  item_id: string | null;
  created_at: Made<Instant>;
  decided_at: Instant | null;
}

interface ArtistVideosTable {
  id: Made<string>;
  site: 'youtube';
  video_id: string;
  poster_key: string | null;
  created_at: Made<Instant>;
}

interface JournalEntriesTable {
  id: string;
  user_id: string;
  body: string;
  is_shared: Made<boolean>;
  version: Made<number>;
  writer: Made<string>;
  stroke: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

interface SharedProgressTable {
  user_id: string;
  shared_at: Instant;
}

interface GoalsTable {
  id: string;
  user_id: string;
  body: string;
  is_shared: Made<boolean>;
  reached_at: Instant | null;
  created_at: Instant;
}

/** Every table of the house, as Kysely sees it. pg-boss's own tables are not here. */
export interface PhotographsTable {
  place: string;
  id: string;
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
  alt_en: string;
  alt_da: string;
  changed_at: Instant;
}

export interface Schema {
  users: UsersTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  verifications: VerificationsTable;
  sign_ups: SignUpsTable;
  email_changes: EmailChangesTable;
  former_emails: FormerEmailsTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  settings: SettingsTable;
  catalogue_entries: CatalogueEntriesTable;
  prices: PricesTable;
  exchange_rates: ExchangeRatesTable;
  editions: EditionsTable;
  opening_rules: OpeningRulesTable;
  answered_forms: AnsweredFormsTable;
  former_slugs: FormerSlugsTable;
  claims: ClaimsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  dispatches: DispatchesTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  refunds: RefundsTable;
  receipt_counter: ReceiptCounterTable;
  receipts: ReceiptsTable;
  units: UnitsTable;
  photographs: PhotographsTable;
  applications: ApplicationsTable;
  application_files: ApplicationFilesTable;
  application_reminders: ApplicationRemindersTable;
  products: ProductsTable;
  product_variants: ProductVariantsTable;
  product_pictures: ProductPicturesTable;
  print_orders: PrintOrdersTable;
  print_shipments: PrintShipmentsTable;
  print_events: PrintEventsTable;
  entitlements: EntitlementsTable;
  bookings: BookingsTable;
  ledger_entries: LedgerEntriesTable;
  secret_links: SecretLinksTable;
  content_documents: ContentDocumentsTable;
  mails: MailsTable;
  contact_messages: ContactMessagesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  magazine_items: MagazineItemsTable;
  magazine_texts: MagazineTextsTable;
  upload_tokens: UploadTokensTable;
  magazine_uploads: MagazineUploadsTable;
  stories: StoriesTable;
  artist_videos: ArtistVideosTable;
  tasks: TasksTable;
  audit_log: AuditLogTable;
  rate_limits: RateLimitsTable;
  plans: PlansTable;
  instalments: InstalmentsTable;
  workbooks: WorkbooksTable;
  workbook_words: WorkbookWordsTable;
  courses: CoursesTable;
  course_words: CourseWordsTable;
  modules: ModulesTable;
  module_words: ModuleWordsTable;
  lessons: LessonsTable;
  lesson_words: LessonWordsTable;
  lesson_files: LessonFilesTable;
  lesson_file_chunks: LessonFileChunksTable;
  lesson_captions: LessonCaptionsTable;
  completions: CompletionsTable;
  withdrawals: WithdrawalsTable;
  terms_texts: TermsTextsTable;
  test_checkout_sessions: TestCheckoutSessionsTable;
  test_checkout_subscriptions: TestCheckoutSubscriptionsTable;
  test_checkout_invoices: TestCheckoutInvoicesTable;
  test_checkout_refunds: TestCheckoutRefundsTable;
  test_checkout_events: TestCheckoutEventsTable;
  test_checkout_deliveries: TestCheckoutDeliveriesTable;
  journal_entries: JournalEntriesTable;
  goals: GoalsTable;
  shared_progress: SharedProgressTable;
}
