import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { ownersForm } from '../../owners-form.ts';
import { type DateResult, dateFromForm, withMoreDays } from './date-from-form.ts';

const posts = postsBelow('/admin/dates/new', { 'more-days': moreDays });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Shows the input with more rows, and changes nothing. */
async function moreDays(args: PostArgs): Promise<DateResult> {
  const { form } = await ownersForm('catalogue', args, '/admin/dates/new');
  return { typed: withMoreDays(dateFromForm(form)), fault: null, clashes: [] };
}
