import type { Instant, LanguageCode, Made, MadeJson } from './columns.ts';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding: 'utf8' | 'base64';
  /** Shown inside the HTML as `cid:<contentId>`. */
  contentId?: string;
  /** Of a stored file, read when it is sent; `content` is empty. */
  key?: string;
}

export interface EmailsTable {
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
  state: 'waiting' | 'sent' | 'failed' | 'held';
  attempts: Made<number>;
  unanswered: Made<number>;
  not_before: Instant | null;
  last_error: string | null;
  created_at: Made<Instant>;
  sent_at: Instant | null;
  bounced_at: Made<Instant | null>;
}

export type SuppressionReason = 'bounced' | 'complained';

export interface SuppressedAddressesTable {
  email: string;
  reason: SuppressionReason;
  detail: string;
  suppressed_at: Instant;
}

export type MessageState = 'new' | 'read' | 'answered' | 'deleted';

export interface ContactMessagesTable {
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
  /** Looks like advertising: no task. */
  is_suspected: Made<boolean>;
  /** When the person last opened the conversation in the student area. */
  read_by_person_at: Made<Instant | null>;
  /** Of a conversation that the owner started. Null: the person wrote first. */
  subject: Made<string | null>;
}

export interface ContactRepliesTable {
  id: Made<string>;
  contact_message_id: string;
  language: LanguageCode;
  body: string;
  written_at: Instant;
  /** Null: a draft. */
  sent_at: Instant | null;
}

export interface InboundAttachment {
  name: string;
  bytes: number;
}

export interface InboundEmailsTable {
  id: Made<string>;
  contact_message_id: string;
  message_id: string;
  sender_name: string;
  sender_email: string;
  is_verified: boolean;
  subject: string;
  body: string;
  is_shortened: boolean;
  attachments: MadeJson<InboundAttachment[]>;
  received_at: Instant;
  is_from_student_area: Made<boolean>;
  is_unparsed: Made<boolean>;
}

export type AttachmentKind = 'pdf' | 'jpg' | 'png' | 'webp' | 'mp3' | 'm4a' | 'mp4' | 'wav' | 'flac' | 'bin';

export interface InboundAttachmentsTable {
  id: Made<string>;
  inbound_email_id: string | null;
  place: number;
  key: string;
  name: string;
  kind: AttachmentKind;
  bytes: number;
  created_at: Instant;
}

export interface ReplyAttachmentsTable {
  id: Made<string>;
  contact_message_id: string;
  /** Null: of the reply that is not sent yet. */
  contact_reply_id: string | null;
  key: string;
  name: string;
  kind: AttachmentKind;
  bytes: number;
  digest: string;
  created_at: Instant;
}

export interface SavedRepliesTable {
  id: Made<string>;
  title_en: string;
  title_da: string;
  body_en: string;
  body_da: string;
  version: Made<number>;
  created_at: Instant;
  changed_at: Instant;
}

export interface NewsletterSubscriptionsTable {
  id: Made<string>;
  email: string;
  language: LanguageCode;
  consent_text: string;
  consented_at: Instant;
  confirmed_at: Instant | null;
  unsubscribed_at: Instant | null;
  source: Made<'website' | 'import'>;
}

export interface DateNoticesTable {
  id: Made<string>;
  offer_id: string;
  email: string;
  language: LanguageCode;
  consent_text: string;
  consented_at: Instant;
  confirmed_at: Instant | null;
}
