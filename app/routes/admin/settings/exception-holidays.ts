import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { closeHolidays } from '#studio/calendar/change-exceptions.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/exception-holidays';
import { exceptionsMessages } from './exceptions.messages.ts';
import { exceptionsPage } from './read-exceptions.ts';

export default NoView;
export const middleware = showPage(exceptionsPage);

/** `POST /admin/settings/exceptions/holidays`: the days are repeated fields. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form, language } = await ownersForm(args, exceptionsPage);
  const days = form.getAll('day').filter((day) => typeof day === 'string');
  const names = exceptionsMessages[language].holidayNames;
  await closeHolidays(world, who, { days, nameOf: ({ name }) => names[name] });
  throw redirect(`${path}?flash=added`, 303);
}
