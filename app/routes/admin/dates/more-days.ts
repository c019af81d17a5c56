import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/more-days';
import { type DateResult, dateFromForm, withMoreDays } from './date-from-form.ts';

export default NoView;
export const middleware = showPage('/admin/dates/:date');

/** `POST /admin/dates/<id>/more-days`: shows the input with more rows, and changes nothing. */
export async function action(args: Route.ActionArgs): Promise<DateResult> {
  const { form } = await ownersForm(args, '/admin/dates/:date');
  return { typed: withMoreDays(dateFromForm(form)), fault: null, clashes: [] };
}
