import { type AdminForm, staysAsWished } from './admin-form.ts';

/** The forms below Website. */
export const websiteForms: Readonly<Record<string, AdminForm>> = {
  'admin/site/website/emails/email-form.tsx: page': {
    carries: 'version',
    proved: 'studio/messages/notifications/texts/edit-email-texts.db.test.ts',
  },
  'admin/site/website/emails/email.tsx: standard': {
    carries: 'version',
    proved: 'studio/messages/notifications/texts/edit-email-texts.db.test.ts',
  },
  'admin/site/website/articles/new-article.tsx: page': { makes: 'an article: a second has another address' },
  'admin/site/website/media/library-choice.tsx: to': {
    carries: 'seen',
    proved: 'studio/shared/content/media/media-library.db.test.ts',
  },
  'admin/site/website/media/link-form.tsx: links': { makes: 'a link to a film' },
  'admin/site/website/media/media-file.tsx: page': {
    carries: 'version',
    proved: 'studio/shared/content/media/media-library.db.test.ts',
  },
  'admin/site/website/media/media-file-parts.tsx: deletion': {
    none: 'a file that is used is not deleted: for the second it is gone',
  },
  'admin/site/website/media/media-file-parts.tsx: replacement': {
    carries: 'version',
    proved: 'studio/shared/content/media/media-library.db.test.ts',
  },
  'admin/site/website/media/media-upload.tsx: to': { makes: 'files of the media library' },
  'admin/site/website/uploads/upload-form.tsx: to': {
    carries: 'seen',
    proved: 'app/routes/admin/site/website/articles/articles.app.test.ts',
  },
  'admin/site/website/pages/block-form.tsx: page': {
    carries: 'version',
    proved: 'studio/site/pages/edit-page.db.test.ts',
  },
  'admin/site/website/pages/history.tsx: versions/:id/restoration': {
    carries: 'version',
    proved: 'studio/site/pages/edit-page.db.test.ts',
  },
  'admin/site/website/pages/new-page.tsx: page': { makes: 'a page: its address is taken for the second' },
  'admin/site/website/pages/own-page-settings.tsx: /admin/newsletter/new': {
    makes: 'an issue: a second has another address',
  },
  'admin/site/website/pages/own-page-settings.tsx: address': { none: staysAsWished },
  'admin/site/website/pages/own-page-settings.tsx: unpublication': {
    carries: 'version',
    proved: 'studio/site/pages/edit-page.db.test.ts',
  },
  'admin/site/website/pages/own-page-settings.tsx: deletion': {
    carries: 'version',
    proved: 'studio/site/magazine/delete-article.db.test.ts',
  },
  'admin/site/website/pages/quotes-forms.tsx: quotes': {
    carries: 'version',
    proved: 'studio/site/pages/change-quotes.db.test.ts',
  },
  'admin/site/website/pages/quotes-forms.tsx: sample-removal': { none: staysAsWished },
  'admin/site/website/pages/received-quotes.tsx: received/:id/addition': {
    // Each choice is a page and its version.
    carries: 'list',
    proved: 'studio/teaching/quote-requests/quote-requests.db.test.ts',
  },
  'admin/site/website/pages/received-quotes.tsx: received/:id/removal': { none: staysAsWished },
  'admin/site/website/articles/articles.tsx: :key/recovery': { none: staysAsWished },
  'admin/site/website/pages/section.tsx: :address/draft-step': {
    carries: 'version',
    proved: 'studio/site/pages/edit-page.db.test.ts',
  },
  'admin/site/website/pages/preview-links.tsx: :address/preview': { makes: 'a secret link' },
  'admin/site/website/pages/preview-links.tsx: preview-removal': { none: staysAsWished },
  ...Object.fromEntries(
    ['position', 'removal', 'visibility'].map((name) => [
      `admin/site/website/pages/section.tsx: :to/${name}`,
      { carries: 'version', proved: 'studio/site/pages/edit-page.db.test.ts' } as const,
    ]),
  ),
  ...Object.fromEntries(
    ['publication', 'schedule', 'draft-removal'].map((name) => [
      `admin/site/website/pages/publishing.tsx: ${name}`,
      { carries: 'version', proved: 'studio/site/pages/edit-page.db.test.ts' } as const,
    ]),
  ),
  'admin/site/website/place-forms.tsx: page': {
    carries: 'seen',
    proved: ['a photograph', 'a recording of a picture'],
  },
  'admin/site/website/place-forms.tsx: :below/removal': {
    carries: 'seen',
    proved: [
      'a photograph, replaced in one window and removed in the other',
      'a recording, replaced in one window and removed in the other',
    ],
  },
};
