import { z } from 'zod';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { describeAuditAction } from '#studio/shared/audit/audit.messages.ts';
import {
  type AuditFilter,
  type AuditSort,
  listAuditEntries,
} from '#studio/shared/audit/audit-list.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { AdminList } from '../admin-list.tsx';
import { formatSpan } from '../bookings/format-span.ts';
import { AdminFrame } from '../frame.tsx';
import { ownersList } from '../owners-list.ts';
import type { Route } from './+types/audit';
import { auditPageMessages } from './audit.messages.ts';
import { backToSettings } from './back-to-settings.tsx';

const kinds = [
  'order',
  'booking',
  'application',
  'message',
  'story',
  'offer',
  'product',
  'date',
  'course',
  'lesson',
  'workbook',
  'settings',
  'task',
  'mail',
  'user',
] as const;
type Kind = (typeof kinds)[number];

const moment = z.iso.datetime();
const cancelledHours = z.union([
  z.object({ hours: z.array(z.tuple([moment, moment])) }),
  z.object({ start: moment, end: moment }),
]);

const shape: ListShape<AuditSort, AuditFilter> = {
  path: '/admin/audit',
  sorts: { when: 'descending' },
  filters: { about: kinds },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, format, listQuery } = await ownersList('settings', args, shape);
  const { rows, ...page } = await listAuditEntries(world.db.query, who, listQuery);
  const words = auditPageMessages[language];
  return {
    listQuery,
    page,
    rows: rows.map(({ id, at, actor, action, subject, details }) => ({
      id,
      what: [describeAuditAction(language, action), hoursOf(details, language)].filter(Boolean).join(': '),
      // Students are recorded by account id.
      who: words.actors[actor as keyof typeof words.actors] ?? words.actors.student,
      when: format.short(at),
      ...aboutOf(subject, words.abouts),
    })),
  };
}

/** Of a cancellation, or of all that a deleted account had booked. */
function hoursOf(details: Record<string, unknown>, language: Language): string {
  const { data } = cancelledHours.safeParse(details);
  const hours = data && 'hours' in data ? data.hours : data ? [[data.start, data.end] as const] : [];
  const instant = Temporal.Instant.from;
  return hours.map(([start, end]) => formatSpan(instant(start), instant(end), language)).join('; ');
}

const pages: Partial<Record<Kind, (id: string) => string>> = {
  order: (id) => `/admin/orders/${id}`,
  booking: (id) => `/admin/bookings/${id}`,
  date: (id) => `/admin/dates/${id}`,
  offer: (id) => `/admin/catalogue/${id}`,
  course: (id) => `/admin/courses/${id}`,
  lesson: (id) => `/admin/lessons/${id}`,
  workbook: (id) => `/admin/workbooks/${id}`,
  settings: () => '/admin/settings',
  application: (id) => `/admin/applications/${id}`,
  message: (id) => `/admin/messages/${id}`,
  story: (id) => `/admin/stories/${id}`,
  product: (id) => `/shop/admin?about=${id}#${id}`,
};

function aboutOf(subject: string, names: Record<Kind, string>): { about: string; href: string | null } {
  const [kind = '', ...rest] = subject.split(':');
  const known = kinds.find((one) => one === kind);
  const id = rest.join(':');
  if (!known) return { about: '–', href: null };
  return { about: names[known], href: pages[known]?.(id) ?? null };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { listQuery, page, rows } = loaderData;
  const words = useWords(auditPageMessages);
  const { filters } = words;
  return (
    <AdminFrame page="audit" title={words.title} lead={words.lead} back={backToSettings}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[{ key: 'what' }, { key: 'subject' }, { key: 'who' }, { key: 'when', sort: 'when' }]}
        filters={{ about: { label: filters.about, all: filters.all, names: words.abouts } }}
        rows={rows.map(({ id, what, who, when, about, href }) => ({
          key: String(id),
          cells: { what, subject: href ? <TextLink href={href}>{about}</TextLink> : about, who, when },
        }))}
      />
    </AdminFrame>
  );
}
