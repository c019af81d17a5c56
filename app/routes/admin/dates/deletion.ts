import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { deleteDate } from '#studio/dates/schedule-date.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/deletion';
import type { DateResult } from './date-from-form.ts';
import { datesMessages } from './dates.messages.ts';

export default NoView;
export const middleware = showPage('/admin/dates/:date');

/** `POST /admin/dates/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, language } = await ownersAction(args, '/admin/dates/:date');
  const isDeleted = await deleteDate(world, who, { dateId: args.params.date });
  if (isDeleted) throw redirect('/admin/dates?flash=deleted', 303);
  const text = datesMessages[language].refusals['not-deleted'];
  const result: DateResult = { typed: null, fault: { text, at: null, field: null }, clashes: [] };
  return data(result, { status: 409 });
}
