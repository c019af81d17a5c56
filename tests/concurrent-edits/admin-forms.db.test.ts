import { expect, test } from 'vitest';
import { adminForms } from './admin-forms.ts';
import { adminFormList } from './find-forms.ts';
import { orderEdits } from './order-edits.ts';
import { otherEdits } from './other-edits.ts';
import { teachingEdits } from './teaching-edits.ts';

const forms = adminFormList();
/** Their concurrent submissions are tested there. */
const testedElsewhere = [
  'tests/races/money.race.test.ts',
  'studio/money/refunds/refund-pack.db.test.ts',
  'studio/messages/notifications/texts/edit-email-texts.db.test.ts',
  'studio/site/pages/edit-page.db.test.ts',
  'studio/site/pages/change-quotes.db.test.ts',
  'studio/teaching/quote-requests/quote-requests.db.test.ts',
  'studio/teaching/students/student-record.db.test.ts',
  'studio/shared/content/media/media-library.db.test.ts',
  'app/routes/admin/office/settings/connect/email/email.app.test.ts',
  'app/routes/admin/office/settings/monitoring/monitoring.app.test.ts',
  'app/routes/admin/site/website/articles/articles.app.test.ts',
  'studio/messages/newsletter-sending/save-segment.db.test.ts',
  'studio/messages/newsletter-sending/send-issue.db.test.ts',
  'studio/messages/newsletter-sending/sequences.db.test.ts',
  'studio/site/magazine/delete-article.db.test.ts',
  'studio/office/settings/kept-terms.db.test.ts',
  'studio/office/settings/restore-settings.db.test.ts',
  'studio/offers/catalogue/restore-offer.db.test.ts',
];
const proofs = [...teachingEdits, ...orderEdits, ...otherEdits]
  .map(({ name }) => name)
  .concat(testedElsewhere);

test('every admin form states how concurrent submissions are handled, or why they need not be [P.181]', () => {
  expect([...new Set(forms.map(({ name }) => name))].sort()).toEqual(Object.keys(adminForms).sort());
});

test.each(forms)('$name sends the field the table names, and a test proves its check', (form) => {
  const row = adminForms[form.name]!;
  if (!('carries' in row)) return;
  // A field of its own, the hidden fields of a button (`as`), or a component shared by several forms.
  const { carries } = row;
  expect(form.source).toMatch(
    new RegExp(`name="${carries}"|as=\\{\\{[^}]*\\b${carries}\\b|\\{${carries}\\}`),
  );
  expect(proofs).toEqual(expect.arrayContaining([row.proved].flat()));
});
