import { deleteDate } from '#studio/calendar/dates/schedule-date.ts';
import { releaseBlock } from '#studio/calendar/owner-calendar/block-time.ts';
import { changeProduct } from '#studio/goods/shop/products.store.ts';
import { takeOffSale } from '#studio/offers/catalogue/take-off-sale.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { contentChanged, slotsKey } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { takePageDown } from '#studio/site/pages/replace-page.ts';
import { showInstructor } from '#studio/teaching/instructors/arrange-instructors.ts';
import { hideCourse } from '#studio/teaching/learning/courses.store.ts';
import { showWorkbook } from '#studio/teaching/workbooks/arrange-workbooks.ts';
import type { SampleContent } from './own-studio.queries.ts';

/** Hidden or no longer on sale: the owner finds all of it in the admin, and orders keep what they refer to. */
export async function takeOffSample(c: Change<May<'settings'>>, sample: SampleContent): Promise<void> {
  const { world, tx, now: at, who } = c;
  const note = (action: 'product.updated' | 'course.changed', subject: string) =>
    audit(c, { action, subject });
  for (const id of sample.offers) await takeOffSale(tx, { id, at });
  for (const id of sample.products) {
    await changeProduct(tx, { id, changes: { is_published: false } }, at);
    await note('product.updated', `product:${id}`);
  }
  for (const key of sample.articles) await takePageDown(c, key);
  for (const id of sample.courses) {
    await hideCourse(tx, { id, at });
    await note('course.changed', `course:${id}`);
  }
  for (const book of sample.workbooks) {
    await showWorkbook(world, who, { ...book, isPublished: false });
  }
  for (const person of sample.instructors) {
    await showInstructor(world, who, { ...person, isVisible: false });
  }
  for (const dateId of sample.dates) await deleteDate(world, who, { dateId });
  for (const claimId of sample.blocks) await releaseBlock(world, who, { claimId, all: true });
  await contentChanged(tx, 'prices', 'courses', 'shop', 'stock', 'magazine', slotsKey);
}
