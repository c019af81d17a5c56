import { slotName } from '#studio/calendar/slot-name.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { taskTexts } from './task.messages.ts';
import type { TaskAction, TaskDetails, TaskKind } from './task.ts';

export interface TaskFact {
  label: string;
  value: string;
  href?: string;
}

export interface DescribedTask {
  title: string;
  about: string;
  explanation: string;
  facts: TaskFact[];
}

interface Task {
  kind: TaskKind;
  subjectId: string;
  details: TaskDetails;
}

export function describeTask(task: Task, language: Language): DescribedTask {
  const words = taskTexts[language];
  const { details } = task;
  const parts = [
    details.what,
    details.name,
    details.orderNumber && words.order(details.orderNumber),
    details.job?.name,
    task.kind === 'rate-missing' && task.subjectId,
  ];
  const about = parts.filter(Boolean).join(', ');
  const { title, explanation } = words.kinds[task.kind];
  const facts = [...linksOf(task, language), ...detailsOf(details, language)];
  const { name, foundStart } = details;
  if (task.kind === 'event-moved' && name && foundStart) {
    return { title: words.eventMoved(name, formatMoment(foundStart, language)), about, explanation, facts };
  }
  return { title: about ? `${title}: ${about}` : title, about, explanation, facts };
}

const toConnect: readonly TaskKind[] = [
  'connection-unreadable',
  'payments-closed',
  'smtp-missing',
  'mail-paused',
  'mail-stuck',
  'payments-refused',
  'files-unavailable',
  'backups-unavailable',
];

function linksOf({ kind, subjectId, details: { requestedStart } }: Task, language: Language): TaskFact[] {
  const words = taskTexts[language];
  return [
    kind === 'answer-application' || kind === 'instalment-late'
      ? {
          label: words.facts.application,
          value: words.facts.read,
          href: `/admin/applications/${subjectId}`,
        }
      : null,
    kind === 'decide-story'
      ? { label: words.facts.story, value: words.facts.read, href: `/admin/stories/${subjectId}` }
      : null,
    kind === 'quote-received'
      ? { label: words.facts.quote, value: words.facts.read, href: '/admin/lists#received' }
      : null,
    kind === 'answer-email'
      ? { label: words.facts.message, value: words.facts.read, href: `/admin/messages/${subjectId}` }
      : null,
    kind === 'differences'
      ? { label: words.facts.differences, value: words.facts.openDifferences, href: '/admin/reconciliation' }
      : null,
    kind === 'rate-missing'
      ? { label: words.facts.rates, value: words.facts.setRate, href: '/admin/settings/rates' }
      : null,
    kind === 'upload-space'
      ? { label: words.facts.limits, value: words.facts.setLimit, href: '/admin/settings/limits' }
      : null,
    toConnect.includes(kind)
      ? { label: words.facts.connections, value: words.facts.connect, href: '/admin/settings/connections' }
      : null,
    kind === 'calendar-unread'
      ? {
          label: words.facts.connections,
          value: words.facts.openCalendars,
          href: '/admin/settings/calendars',
        }
      : null,
    kind === 'file-failed'
      ? { label: words.facts.file, value: words.facts.openFile, href: pageOfFile(subjectId) }
      : null,
    kind === 'event-deleted'
      ? { label: words.facts.booking, value: words.facts.openBooking, href: `/admin/bookings/${subjectId}` }
      : null,
    kind === 'reschedule-request' && requestedStart
      ? {
          label: words.facts.booking,
          value: words.facts.open,
          href: `/admin/bookings/${subjectId}?requested=${encodeURIComponent(requestedStart)}`,
        }
      : null,
  ].filter((fact) => fact !== null);
}

function detailsOf(details: TaskDetails, language: Language): TaskFact[] {
  const words = taskTexts[language];
  const { email, amountMinor, currency, reason, slotStart, requestedStart } = details;
  const { orderedAt, declaredAt, part, address, regimes = [], freeMegabytes, neededMegabytes } = details;
  return [
    email ? { label: words.facts.email, value: email, href: `mailto:${email}` } : null,
    address ? { label: words.facts.address, value: address } : null,
    amountMinor !== undefined && currency
      ? { label: words.facts.amount, value: formats[language].money({ amountMinor, currency }) }
      : null,
    freeMegabytes === undefined ? null : { label: words.facts.free, value: `${freeMegabytes} MB` },
    neededMegabytes === undefined ? null : { label: words.facts.needed, value: `${neededMegabytes} MB` },
    slotStart ? { label: words.facts.hour, value: formatHour(slotStart, language) } : null,
    requestedStart ? { label: words.facts.requested, value: formatHour(requestedStart, language) } : null,
    orderedAt ? { label: words.facts.ordered, value: formatMoment(orderedAt, language) } : null,
    declaredAt ? { label: words.facts.declared, value: formatMoment(declaredAt, language) } : null,
    part ? { label: words.facts.part, value: part } : null,
    regimes.length > 0
      ? { label: words.facts.right, value: regimes.map((regime) => words.rights[regime]).join('; ') }
      : null,
    reason
      ? { label: words.facts.reason, value: words.disputes[reason] ?? words.failures[reason] ?? reason }
      : null,
  ].filter((fact) => fact !== null);
}

export function describeAction(kind: TaskKind, remedy: TaskAction, language: Language): string {
  const words = taskTexts[language];
  return words.remediesOf[kind]?.[remedy] ?? words.remedies[remedy];
}

/** 'workbooks/<id>/<language>' or 'lessons/<id>/<file>'. */
function pageOfFile(subjectId: string): string {
  return `/admin/${subjectId.split('/', 2).join('/')}`;
}

function formatMoment(moment: string, language: Language): string {
  return formats[language].instant(Temporal.Instant.from(moment));
}

function formatHour(start: string, language: Language): string {
  const instant = Temporal.Instant.from(start);
  return slotName(instant, { end: instant.add({ minutes: 60 }), language, visitorTimeZone: null });
}
