import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import { programmeTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import {
  type ApplicationFilter,
  type ApplicationSort,
  listApplications,
} from '#studio/teaching/applications/application-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/applications';
import { readAnswers } from './answers/read-answers.ts';
import { ScheduledAnswers } from './answers/scheduled-answers.tsx';
import { applicationListMessages } from './applications.messages.ts';

function shapeOf(
  programmes: Readonly<Record<string, string>>,
): ListShape<ApplicationSort, ApplicationFilter> {
  return {
    path: '/admin/applications',
    sorts: { sent: 'descending', answer: 'ascending', name: 'ascending' },
    filters: {
      state: ['received', 'accepted', 'declined', 'withdrawn'],
      programme: Object.keys(programmes),
    },
  };
}

export async function loader(args: Route.LoaderArgs) {
  const q = worldOf(args.context).db.query;
  const programmes = await programmeTitles(q, factsOf(args.context).language);
  const { who, language, format, listQuery } = await ownersList('inbox', args, shapeOf(programmes));
  const { rows, ...page } = await listApplications(q, who, listQuery);
  return {
    scheduled: await readAnswers(worldOf(args.context), { ...who, language }),
    listQuery,
    page,
    programmes,
    rows: rows.map(({ sentAt, answerBy, ...row }) => ({
      ...row,
      sent: format.short(sentAt),
      answer: format.shortDay(answerBy),
    })),
  };
}

const variants: Record<ApplicationState, BadgeVariant> = {
  received: 'waiting',
  accepted: 'done',
  declined: 'quiet',
  withdrawn: 'quiet',
};

export default function Applications({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { listQuery, page, programmes, rows, scheduled } = loaderData;
  const words = useWords(applicationListMessages);
  const { filters, states } = words;
  return (
    <AdminFrame page="applications" title={words.title}>
      <ScheduledAnswers answers={scheduled} />
      <AdminList
        shape={shapeOf(programmes)}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'name', sort: 'name' },
          { key: 'programme' },
          { key: 'sent', sort: 'sent' },
          { key: 'answer', sort: 'answer' },
          { key: 'state' },
        ]}
        filters={{
          state: { label: filters.state, names: states },
          programme: { label: filters.programme, all: filters.allProgrammes, names: programmes },
        }}
        rows={rows.map(({ id, firstName, lastName, programme, sent, answer, state }) => ({
          key: id,
          ...(state === 'declined' || state === 'withdrawn' ? { variant: 'off' as const } : {}),
          cells: {
            name: <TextLink href={`/admin/applications/${id}`}>{`${firstName} ${lastName}`}</TextLink>,
            programme: programmes[programme],
            sent: <span className="one-line">{sent}</span>,
            answer: state === 'received' ? <span className="one-line">{answer}</span> : '–',
            state: <Badge variant={variants[state]}>{states[state]}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
