import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { type ParcelToPack, parcelToPack } from '#studio/goods/dispatch/parcel.queries.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import { describeAction, describeTask, type TaskFact } from '#studio/office/admin-tasks/describe-task.ts';
import { isDestructive, type TaskAction } from '#studio/office/admin-tasks/task.ts';
import { type DoneSort, doneTasks, openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ListPage, ListQuery } from '#studio/shared/lists/list.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { confirmationOf, moneyOfTasks } from './task-money.ts';

export interface FormattedTime {
  iso: string;
  text: string;
}

export interface ShownAction {
  remedy: TaskAction;
  label: string;
  /** The confirmation; null: none is needed. */
  sure: { question: string; yes: string } | null;
}

export interface ShownTask {
  id: string;
  title: string;
  explanation: string;
  page: { label: string; href: string } | null;
  facts: TaskFact[];
  since: FormattedTime;
  due: (FormattedTime & { short: string; isSoon: boolean }) | null;
  remedies: ShownAction[];
  parcel: ShownParcel | null;
}

export interface ShownParcel {
  address: string;
  lines: ParcelToPack['lines'];
}

export interface ShownDoneTask {
  id: string;
  title: string;
  doneAt: FormattedTime;
  isBySystem: boolean;
}

/** Open tasks and a page of completed ones. Empty for other users. */
export async function todayPage(
  world: World,
  who: May<'today'>,
  listQuery: ListQuery<DoneSort, never>,
): Promise<{ open: ShownTask[]; done: ListPage<ShownDoneTask> }> {
  const { language } = who;
  const open = await openTasks(world.db.query, who);
  const money = await moneyOfTasks(world, open);
  const { rows: done, ...page } = await doneTasks(world.db.query, who, listQuery);
  return {
    open: await Promise.all(
      open.map(async (task) => {
        const { title, about, explanation, facts } = describeTask(task, language);
        const remedies = task.remedies.map((remedy) => ({
          remedy,
          label: describeAction(task.kind, remedy, language),
          sure:
            isDestructive(remedy) && task.kind !== 'decide-story'
              ? confirmationOf({ ...task, about: about || title }, money, language)
              : null,
        }));
        const parcel =
          task.kind === 'dispatch-order' ? await parcelOf(world, task.subjectId, language) : null;
        const isOnePiece = (parcel?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0) < 2;
        return {
          id: task.id,
          title,
          explanation,
          ...pageAmong(facts),
          since: formatTaskTime(task.since, language),
          due: task.dueAt && formatDue(task.dueAt, world.clock.now(), language),
          remedies: remedies.filter(({ remedy }) => remedy !== 'dispatch-part' || !isOnePiece),
          parcel,
        };
      }),
    ),
    done: {
      ...page,
      rows: done.map((task) => ({
        id: task.id,
        title: describeTask(task, language).title,
        doneAt: formatTaskTime(task.doneAt, language),
        isBySystem: task.doneBy !== 'owner',
      })),
    },
  };
}

/** A link to one of our own pages becomes the action; the other facts stay facts. */
function pageAmong(facts: readonly TaskFact[]): Pick<ShownTask, 'page' | 'facts'> {
  const linked = facts.find(({ href }) => href?.startsWith('/'));
  return {
    page: linked?.href ? { label: linked.value, href: linked.href } : null,
    facts: facts.filter((fact) => fact !== linked),
  };
}

function formatDue(due: Temporal.Instant, now: Temporal.Instant, language: Language): ShownTask['due'] {
  const day = studioDay(due);
  const hours = now.until(due).total('hours');
  return {
    ...formatTaskTime(due, language),
    short: hours > 0 && hours < 6 * 24 ? formats[language].weekday(day) : formats[language].shortWeekday(day),
    isSoon: hours < 48,
  };
}

async function parcelOf(world: World, orderId: string, language: Language): Promise<ShownParcel | null> {
  if (!z.guid().safeParse(orderId).success) return null;
  const { shipsTo, lines } = await parcelToPack(world.db.query, orderId);
  return { address: shipsTo ? addressLines(shipsTo, language).join('\n') : '', lines };
}

function formatTaskTime(instant: Temporal.Instant, language: Language): FormattedTime {
  return {
    iso: instant.toString({ smallestUnit: 'second' }),
    text: formats[language].dayAndTime(instant),
  };
}
