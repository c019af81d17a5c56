import type {
  ApplicationAnswersTable,
  ApplicationDraftsTable,
  ApplicationFilesTable,
  ApplicationQuestionsTable,
  ApplicationRemindersTable,
  ApplicationsTable,
} from './schema/applications.ts';
import type {
  BookingsTable,
  CalDavAccountsTable,
  CalendarAuthorizationsTable,
  CalendarFeedsTable,
  CalendarRevocationsTable,
  ClaimsTable,
  DayCancellationsTable,
  ExternalBusyTimesTable,
  ExternalCalendarsTable,
  OpeningExceptionsTable,
  OpeningRulesTable,
  WrittenEventsTable,
} from './schema/booking.ts';
import type {
  AttendancesTable,
  DatesTable,
  ExchangeRatesTable,
  OfferHoursTable,
  OffersTable,
  PricesTable,
  WaitingListEntriesTable,
} from './schema/catalogue.ts';
import type { InstructorsTable, OfferInstructorsTable } from './schema/instructors.ts';
import type {
  CompletionsTable,
  CoursesTable,
  CourseTextsTable,
  FormerNamesTable,
  GoalsTable,
  JournalEntriesTable,
  LessonCaptionsTable,
  LessonFileChunksTable,
  LessonFilesTable,
  LessonsTable,
  LessonTextsTable,
  MediaCaptionsTable,
  ModulesTable,
  ModuleTextsTable,
  SharedProgressTable,
  WorkbooksTable,
  WorkbookTextsTable,
} from './schema/learning.ts';
import type {
  ArtistVideosTable,
  FormerArticleSlugsTable,
  MagazineItemsTable,
  MagazineTextsTable,
  MagazineUploadsTable,
  StoriesTable,
  UploadTokensTable,
} from './schema/magazine.ts';
import type {
  ContactMessagesTable,
  ContactRepliesTable,
  DateNoticesTable,
  EmailsTable,
  InboundAttachmentsTable,
  InboundEmailsTable,
  NewsletterSubscriptionsTable,
  ReplyAttachmentsTable,
  SavedRepliesTable,
  SuppressedAddressesTable,
} from './schema/messages.ts';
import type {
  CorrectionsTable,
  IncomeEntriesTable,
  InstalmentsTable,
  InvoicesTable,
  PageViewsTable,
  PaymentEventsTable,
  PaymentRemindersTable,
  PaymentsTable,
  PlansTable,
  ReceiptCounterTable,
  ReceiptsTable,
  RefundsTable,
} from './schema/money.ts';
import type {
  NewsletterDeliveriesTable,
  NewsletterIssuesTable,
  NewsletterSegmentsTable,
} from './schema/newsletter.ts';
import type {
  CartLinesTable,
  CartsTable,
  DiscountCodesTable,
  DispatchesTable,
  EmailCorrectionsTable,
  EntitlementsTable,
  GiftCardsTable,
  LedgerEntriesTable,
  OrderAnswersTable,
  OrderLinesTable,
  OrdersTable,
  UnitsTable,
  WithdrawalsTable,
} from './schema/orders.ts';
import type {
  AccountsTable,
  ConfirmedAddressesTable,
  EmailChangesTable,
  FormerEmailsTable,
  GuestsTable,
  RateLimitsTable,
  RecoveryCodesTable,
  SecretLinksTable,
  SessionsTable,
  SignUpsTable,
  TotpSecretsTable,
  UsersTable,
  VerificationsTable,
} from './schema/people.ts';
import type {
  DailySummariesTable,
  PushDevicesTable,
  PushKeysTable,
  PushMessagesTable,
} from './schema/push.ts';
import type { QuoteRequestsTable } from './schema/quotes.ts';
import type {
  AuditLogTable,
  ConnectionsTable,
  ContentDocumentsTable,
  EmailTextsTable,
  FileRemovalsTable,
  FormerPageSlugsTable,
  FormerSlugsTable,
  IdempotencyKeysTable,
  MediaFilesTable,
  MediaUploadChunksTable,
  MediaUploadsTable,
  OwnPagesTable,
  PageDraftStepsTable,
  PageDraftsTable,
  PageVersionsTable,
  PhotographsTable,
  PlacedFilesTable,
  ReconciliationDifferencesTable,
  RecordingsTable,
  SettingsTable,
  TasksTable,
  TermsTextsTable,
} from './schema/settings.ts';
import type {
  PrintEventsTable,
  PrintOrdersTable,
  PrintShipmentsTable,
  ProductPicturesTable,
  ProductsTable,
  ProductVariantsTable,
} from './schema/shop.ts';
import type {
  HomeworkFilesTable,
  HomeworkTable,
  ImportedStudentsTable,
  RecordingCommentsTable,
  SessionNotesTable,
  SessionRecordingsTable,
  StudentDetailsTable,
} from './schema/students.ts';
import type { TakePairsTable } from './schema/takes.ts';
import type {
  TestCheckoutDeliveriesTable,
  TestCheckoutEventsTable,
  TestCheckoutInvoicesTable,
  TestCheckoutRefundsTable,
  TestCheckoutSessionsTable,
  TestCheckoutSubscriptionsTable,
} from './schema/test-checkout.ts';

export interface Schema {
  users: UsersTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  verifications: VerificationsTable;
  sign_ups: SignUpsTable;
  email_changes: EmailChangesTable;
  former_emails: FormerEmailsTable;
  guests: GuestsTable;
  confirmed_addresses: ConfirmedAddressesTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  settings: SettingsTable;
  connections: ConnectionsTable;
  offers: OffersTable;
  instructors: InstructorsTable;
  take_pairs: TakePairsTable;
  offer_instructors: OfferInstructorsTable;
  offer_hours: OfferHoursTable;
  prices: PricesTable;
  exchange_rates: ExchangeRatesTable;
  dates: DatesTable;
  waiting_list_entries: WaitingListEntriesTable;
  quote_requests: QuoteRequestsTable;
  attendances: AttendancesTable;
  caldav_accounts: CalDavAccountsTable;
  calendar_authorizations: CalendarAuthorizationsTable;
  calendar_feeds: CalendarFeedsTable;
  calendar_revocations: CalendarRevocationsTable;
  external_calendars: ExternalCalendarsTable;
  external_busy_times: ExternalBusyTimesTable;
  written_events: WrittenEventsTable;
  day_cancellations: DayCancellationsTable;
  opening_exceptions: OpeningExceptionsTable;
  opening_rules: OpeningRulesTable;
  idempotency_keys: IdempotencyKeysTable;
  file_removals: FileRemovalsTable;
  former_slugs: FormerSlugsTable;
  former_names: FormerNamesTable;
  claims: ClaimsTable;
  email_corrections: EmailCorrectionsTable;
  orders: OrdersTable;
  order_answers: OrderAnswersTable;
  order_lines: OrderLinesTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  dispatches: DispatchesTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  refunds: RefundsTable;
  invoice_counter: ReceiptCounterTable;
  invoices: InvoicesTable;
  payment_reminders: PaymentRemindersTable;
  corrections: CorrectionsTable;
  receipt_counter: ReceiptCounterTable;
  receipts: ReceiptsTable;
  income_entries: IncomeEntriesTable;
  page_views: PageViewsTable;
  units: UnitsTable;
  media_files: MediaFilesTable;
  media_captions: MediaCaptionsTable;
  placed_films: PlacedFilesTable;
  placed_pdfs: PlacedFilesTable;
  media_upload_chunks: MediaUploadChunksTable;
  media_uploads: MediaUploadsTable;
  photographs: PhotographsTable;
  recordings: RecordingsTable;
  applications: ApplicationsTable;
  application_drafts: ApplicationDraftsTable;
  application_files: ApplicationFilesTable;
  application_questions: ApplicationQuestionsTable;
  application_answers: ApplicationAnswersTable;
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
  discount_codes: DiscountCodesTable;
  gift_cards: GiftCardsTable;
  secret_links: SecretLinksTable;
  content_documents: ContentDocumentsTable;
  page_drafts: PageDraftsTable;
  page_draft_steps: PageDraftStepsTable;
  page_versions: PageVersionsTable;
  own_pages: OwnPagesTable;
  email_texts: EmailTextsTable;
  former_page_slugs: FormerPageSlugsTable;
  emails: EmailsTable;
  contact_messages: ContactMessagesTable;
  contact_replies: ContactRepliesTable;
  imported_students: ImportedStudentsTable;
  inbound_attachments: InboundAttachmentsTable;
  inbound_emails: InboundEmailsTable;
  reply_attachments: ReplyAttachmentsTable;
  reconciliation_differences: ReconciliationDifferencesTable;
  saved_replies: SavedRepliesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  newsletter_segments: NewsletterSegmentsTable;
  date_notices: DateNoticesTable;
  magazine_items: MagazineItemsTable;
  former_article_slugs: FormerArticleSlugsTable;
  magazine_texts: MagazineTextsTable;
  upload_tokens: UploadTokensTable;
  magazine_uploads: MagazineUploadsTable;
  stories: StoriesTable;
  artist_videos: ArtistVideosTable;
  suppressed_addresses: SuppressedAddressesTable;
  tasks: TasksTable;
  audit_log: AuditLogTable;
  rate_limits: RateLimitsTable;
  plans: PlansTable;
  instalments: InstalmentsTable;
  workbooks: WorkbooksTable;
  workbook_texts: WorkbookTextsTable;
  courses: CoursesTable;
  course_texts: CourseTextsTable;
  modules: ModulesTable;
  module_texts: ModuleTextsTable;
  lessons: LessonsTable;
  lesson_texts: LessonTextsTable;
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
  session_notes: SessionNotesTable;
  student_details: StudentDetailsTable;
  homework: HomeworkTable;
  homework_files: HomeworkFilesTable;
  session_recordings: SessionRecordingsTable;
  recording_comments: RecordingCommentsTable;
  push_keys: PushKeysTable;
  push_devices: PushDevicesTable;
  push_messages: PushMessagesTable;
  daily_summaries: DailySummariesTable;
}
