import { redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { closeHolidays, removeException } from '#studio/calendar/change-exceptions.ts';
import { ownersAction, ownersForm } from '../../owners-form.ts';
import { exceptionRows } from './exception-rows.messages.ts';
import { exceptionsPage } from './read-exceptions.ts';

const posts = postsBelow(exceptionsPage, { ':exception/deletion': deletion, holidays });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'exception'>) {
  const { who, world, path } = await ownersAction('settings', args, exceptionsPage);
  await removeException(world, who, args.params.exception);
  throw redirect(`${path}?flash=removed`, 303);
}

/** The days are repeated fields. */
async function holidays(args: PostArgs) {
  const { who, world, path, form, language } = await ownersForm('settings', args, exceptionsPage);
  const days = form.getAll('day').filter((day) => typeof day === 'string');
  const names = exceptionRows[language].holidayNames;
  await closeHolidays(world, who, { days, nameOf: ({ name }) => names[name] });
  throw redirect(`${path}?flash=added`, 303);
}
