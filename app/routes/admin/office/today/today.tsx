import { ButtonLink } from '#app/ui/forms/button.tsx';
import { ListLinks } from '#app/ui/list-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { listMessages } from '#app/web/lists/list.messages.ts';
import { type ListShape, listHref } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { waysOf } from '#app/web/lists/list-view.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { taskTexts } from '#studio/office/admin-tasks/task.messages.ts';
import type { DoneSort } from '#studio/office/admin-tasks/tasks.queries.ts';
import type { ListPage, ListQuery } from '#studio/shared/lists/list.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { useAdmin } from '../../layout-data.ts';
import { ownerOnly } from '../../owner-only.ts';
import { readAnswers } from '../../people/inbox/answers/read-answers.ts';
import { ScheduledAnswers } from '../../people/inbox/answers/scheduled-answers.tsx';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/today';
import { MonthSoFar } from './month-so-far.tsx';
import { readMonth } from './read-month.ts';
import { readToday, type TodayView } from './read-today.ts';
import { SetUp } from './set-up.tsx';
import { TaskItem } from './task-item.tsx';
import { tasksMessages } from './tasks.messages.ts';
import { todayMessages } from './today.messages.ts';
import { type ShownDoneTask, type ShownTask, todayPage } from './today-page.ts';
import { FailingCalendars, Later, NextPart } from './today-parts.tsx';

/** With more tasks a phone shows no figures. */
const mostTasksAbove = 5;

const shape: ListShape<DoneSort, never> = { path: '/admin', sorts: { done: 'descending' }, filters: {} };

export async function loader(args: Route.LoaderArgs) {
  const url = new URL(args.request.url);
  const listQuery = readList(shape, url);
  const who = await ownerOnly('today', args, listHref(shape, listQuery, { at: listQuery.at }));
  const world = worldOf(args.context);
  const { language } = factsOf(args.context);
  const flash = url.searchParams.get('flash');
  const { outcomes } = taskTexts[language];
  return {
    ...(await todayPage(world, who, listQuery)),
    listQuery,
    view: await readToday(world, who, language),
    month: await readMonth(world, { ...who, language }),
    scheduled: await readAnswers(world, { ...who, language }),
    outcome: flash === 'done' || flash === 'again' ? outcomes[flash] : null,
  };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { open, done, listQuery, view, outcome, scheduled, month } = loaderData;
  const words = useWords(tasksMessages);
  const texts = todayMessages[language];
  const problem = useActionResult<{ problem: string }>()?.problem;
  return (
    <AdminFrame
      page="today"
      title={texts.title}
      lead={view.date}
      actions={
        <ButtonLink href="/admin/bookings/new" isCompact isPlain>
          {texts.newBooking}
        </ButtonLink>
      }
    >
      {problem ? <Refused title={words.problem} text={problem} /> : <Done text={outcome} />}
      <ScheduledAnswers answers={scheduled} />
      <FailingCalendars view={view} words={texts} />
      <div className="today-page stack wide">
        <NextPart view={view} words={texts} />
        <SetUp steps={view.setUp} isOpen={open.length === 0} />
        <div className="today-right">
          <OpenTasks open={open} done={done} listQuery={listQuery} view={view} />
          {month && (
            <MonthSoFar month={month} figures={texts.figures} isOnlyWide={open.length > mostTasksAbove} />
          )}
        </div>
        <Later view={view} words={texts} />
      </div>
    </AdminFrame>
  );
}

type Words = (typeof tasksMessages)['en'];

interface DoneProps {
  done: ListPage<ShownDoneTask>;
  listQuery: ListQuery<DoneSort, never>;
  words: Words;
}

interface OpenTasksProps extends Omit<DoneProps, 'words'> {
  open: readonly ShownTask[];
  view: Pick<TodayView, 'samplesLeft' | 'undelivered'>;
}

function OpenTasks({ open, done, listQuery, view: { samplesLeft, undelivered } }: OpenTasksProps) {
  const language = useLanguage();
  const words = useWords(tasksMessages);
  const texts = todayMessages[language];
  const suspected = useAdmin()?.waiting.suspected ?? 0;
  return (
    <section className="today-tasks" aria-labelledby="tasks">
      <div className="today-heading cluster">
        <h2 id="tasks">{texts.tasks}</h2>
        {open.length > 0 && <small>{open.length}</small>}
      </div>
      {open.length > 0 ? (
        <ol className="tasks">
          {open.map((task) => (
            <TaskItem key={task.id} task={task} words={words} />
          ))}
        </ol>
      ) : (
        <div className="no-tasks">
          <h3>{words.empty.title}</h3>
          <p>{words.empty.text}</p>
        </div>
      )}
      {samplesLeft > 0 && (
        <p>
          <TextLink href="/admin/lists">{texts.samplesLeft(samplesLeft)}</TextLink>
        </p>
      )}
      {suspected > 0 && (
        <p className="quiet">
          <TextLink href="/admin/messages?state=suspected">{texts.suspected(suspected)}</TextLink>
        </p>
      )}
      {undelivered.count > 0 && (
        <p className="quiet">{texts.undelivered(undelivered.count, undelivered.reason)}</p>
      )}
      <DoneTasks done={done} listQuery={listQuery} words={words} />
    </section>
  );
}

/** Open only while it is paginated. */
function DoneTasks({ done, listQuery, words }: DoneProps) {
  const language = useLanguage();
  const { rows } = done;
  if (rows.length === 0 && !listQuery.at) return null;
  const ways = waysOf(shape, listQuery, done);
  const here = (href: string | null) => href && `${href}#done`;
  const isAll = !listQuery.at && !done.after;
  return (
    <details className="done-tasks" id="done" open={listQuery.at !== null}>
      <summary>{isAll ? words.doneHeading(rows.length) : words.done}</summary>
      <ul>
        {rows.map((task) => (
          <li key={task.id}>
            <span>{task.title}</span>
            <time dateTime={task.doneAt.iso}>
              {task.isBySystem ? words.doneBySystem : words.doneAt}: {task.doneAt.text}
            </time>
          </li>
        ))}
      </ul>
      <ListLinks previous={here(ways.previous)} next={here(ways.next)} words={listMessages[language]} />
    </details>
  );
}
