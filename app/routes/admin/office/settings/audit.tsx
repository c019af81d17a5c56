import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { deletedSubjects } from '#studio/office/settings/logged-subjects.queries.ts';
import { describeAuditAction } from '#studio/shared/audit/audit.messages.ts';
import {
  type AuditFilter,
  type AuditSort,
  listAuditEntries,
} from '#studio/shared/audit/audit-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import { classesIn, describeEntry, timesIn } from '../history/describe-entry.ts';
import { aboutOf, type SubjectKind } from '../history/subject-page.ts';
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
  'page',
  'settings',
  'task',
  'mail',
  'user',
] as const satisfies readonly SubjectKind[];

const shape: ListShape<AuditSort, AuditFilter> = {
  path: '/admin/audit',
  sorts: { when: 'descending' },
  filters: { about: kinds },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, format, listQuery } = await ownersList('settings', args, shape);
  const { rows, ...page } = await listAuditEntries(world.db.query, who, listQuery);
  const q = world.db.query;
  const deleted = await deletedSubjects(
    q,
    rows.map(({ subject }) => subject),
  );
  const titles = await offerTitles(q, rows.flatMap(classesIn), language);
  const words = auditPageMessages[language];
  return {
    listQuery,
    page,
    rows: rows.map(({ id, at, actor, ...entry }) => ({
      id,
      what: [describeAuditAction(language, entry.action), timesIn(entry, language)]
        .filter(Boolean)
        .join(': '),
      lines: describeEntry(entry, { language, titles }),
      // Students are recorded by account id.
      who: words.actors[actor as keyof typeof words.actors] ?? words.actors.student,
      when: format.short(at),
      ...aboutOf(entry.subject, words.abouts, deleted),
    })),
  };
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
        rows={rows.map(({ id, what, lines, who, when, about, href }) => ({
          key: String(id),
          cells: {
            what: <What what={what} lines={lines} />,
            subject: href ? <TextLink href={href}>{about}</TextLink> : about,
            who,
            when,
          },
        }))}
      />
    </AdminFrame>
  );
}

function What({ what, lines }: { what: string; lines: readonly string[] }) {
  if (lines.length === 0) return what;
  return (
    <>
      {what}
      <ul className="hint">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
