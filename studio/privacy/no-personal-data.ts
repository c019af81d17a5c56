interface Harmless {
  why: string;
  /** Columns that sound like a person's and are not. */
  columns?: readonly string[];
}

/** Tables without anything of anybody's, each with the reason. The other half of the register (personal-data.ts). */
export const noPersonalData: Readonly<Record<string, Harmless>> = {
  settings: { why: 'the studio’s own settings' },
  offers: { why: 'what is sold' },
  prices: { why: 'what it costs' },
  exchange_rates: { why: 'rates of currencies' },
  dates: { why: 'dates of the programmes' },
  former_slugs: { why: 'names the coach’s public pages had before' },
  former_names: { why: 'what courses and workbooks that are gone were called' },
  idempotency_keys: { why: 'that a form of the desk was answered, by a one-way code of it' },
  opening_rules: { why: 'when the coach teaches' },
  claims: {
    why: 'the coach’s time; whose it is stands in bookings. Notes are the owner’s, about blocked time',
    columns: ['note'],
  },
  units: { why: 'seats and pieces; whose they are stands in orders and applications' },
  payment_events: { why: 'that a provider spoke, and about which payment' },
  receipt_counter: { why: 'the last number' },
  print_orders: { why: 'what the printer makes of an order; the address stays with the order' },
  print_events: { why: 'that the printer spoke, and about which order' },
  carts: {
    why: 'things, found by a secret of a browser; deleted 30 days after the last change',
    columns: ['token_hash'],
  },
  cart_lines: { why: 'the things in a cart' },
  content_documents: { why: 'the studio’s words; the coach’s own name and address are published ones' },
  terms_texts: { why: 'the terms that were in force' },
  products: { why: 'what the shop shows' },
  product_variants: { why: 'its sizes' },
  product_pictures: { why: 'its pictures' },
  photographs: { why: 'the owner’s pictures of the pages' },
  workbooks: { why: 'PDFs to take home; counts fetches, not people' },
  workbook_texts: { why: 'their words' },
  courses: { why: 'what the studio teaches' },
  course_texts: { why: 'their words' },
  modules: { why: 'parts of the courses' },
  module_texts: { why: 'their words' },
  lessons: { why: 'parts of the modules; who completed them stands in completions' },
  lesson_texts: { why: 'their words', columns: ['body'] },
  lesson_files: { why: 'the owner’s recordings and sheets', columns: ['name'] },
  lesson_file_chunks: { why: 'the pieces they are kept in' },
  lesson_captions: { why: 'what the owner’s recordings say, in writing' },
  artist_videos: { why: 'the owner’s films' },
  upload_tokens: { why: 'a hashed leave to upload, gone after an hour', columns: ['token_hash'] },
  rate_limits: { why: 'keyed one-way codes that nobody can lead back, gone within a day or so' },
  test_checkout_subscriptions: { why: 'the test checkout’s own books' },
  test_checkout_invoices: { why: 'the test checkout’s own books' },
  test_checkout_refunds: { why: 'the test checkout’s own books' },
  test_checkout_events: { why: 'the test checkout’s own books: ids and states', columns: ['body'] },
  test_checkout_deliveries: { why: 'the test checkout’s own books' },
};
