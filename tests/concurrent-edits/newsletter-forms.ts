import { type AdminForm, onceByState } from './admin-form.ts';

const proved = 'studio/messages/newsletter-sending/send-issue.db.test.ts';
const savedProved = 'studio/messages/newsletter-sending/save-segment.db.test.ts';

/** The forms below Newsletter. */
export const newsletterForms: Readonly<Record<string, AdminForm>> = {
  'admin/messages/newsletter/import-subscribers.tsx: page': {
    makes: 'subscriptions, of which an address has one',
  },
  'admin/messages/newsletter/new-issue.tsx: page': { makes: 'an issue: a second has another address' },
  'admin/messages/newsletter/issue-recipients.tsx: segment': { carries: 'version', proved },
  'admin/messages/newsletter/issue-recipients.tsx: segment-saving': {
    carries: 'version',
    proved: savedProved,
  },
  'admin/messages/newsletter/issue-draft.tsx: sending': { carries: 'version', proved },
  'admin/messages/newsletter/issue.tsx: cancellation': { none: onceByState },
  'admin/messages/newsletter/issue.tsx: deletion': {
    none: 'only a draft is deleted: for the second it is gone',
  },
  'admin/messages/newsletter/issue.tsx: test': { makes: 'an email to the owner' },
  'admin/messages/newsletter/sequence.tsx: on': { none: onceByState },
  'admin/messages/newsletter/sequence.tsx: off': { none: onceByState },
  'admin/messages/newsletter/sequence-email.tsx: test': { makes: 'an email to the owner' },
  'admin/messages/newsletter/sequence-email.tsx: days': {
    carries: 'version',
    proved: 'studio/messages/newsletter-sending/sequences.db.test.ts',
  },
  'admin/messages/newsletter/issue-progress.tsx: pause': { none: onceByState },
  'admin/messages/newsletter/issue-progress.tsx: resumption': { none: onceByState },
  'admin/messages/newsletter/issue-progress.tsx: stop': { none: onceByState },
  'admin/messages/newsletter/segments.tsx: :id/name': { carries: 'version', proved: savedProved },
  'admin/messages/newsletter/segments.tsx: :id/deletion': { carries: 'version', proved: savedProved },
};
