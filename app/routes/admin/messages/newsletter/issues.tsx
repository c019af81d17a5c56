import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useWords } from '#app/web/words.ts';
import type { IssueState } from '#platform/db/schema/newsletter.ts';
import { issueStates } from '#studio/site/newsletter-issues/issue.ts';
import {
  type IssueFilter,
  type IssueSort,
  listIssues,
} from '#studio/site/newsletter-issues/issues.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/issues';
import { adminIssuePath, issuesPath, newIssuePath, segmentsPath } from './issue-paths.ts';
import { issuesMessages } from './issues.messages.ts';

const shape: ListShape<IssueSort, IssueFilter> = {
  path: issuesPath,
  sorts: { changed: 'descending' },
  filters: { state: issueStates },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, format, listQuery } = await ownersList('newsletter', args, shape);
  const { rows, ...page } = await listIssues(world.db.query, who, { ...listQuery, language });
  const words = issuesMessages[language];
  return {
    listQuery,
    page,
    done: flashText(args.request, { deleted: words.deleted }),
    rows: rows.map(({ key, subject, state, changedAt, sendAt, startedAt, sent, languages }) => ({
      key,
      subject,
      state,
      changed: format.short(startedAt ?? changedAt),
      languages: languages.length > 1 ? ('both' as const) : (languages[0] ?? 'en'),
      when:
        state === 'scheduled' && sendAt
          ? words.when.scheduled(format.short(sendAt))
          : startedAt
            ? words.when.sent(sent.toLocaleString(language === 'da' ? 'da-DK' : 'en-GB'))
            : null,
    })),
  };
}

export const issueVariants: Record<IssueState, BadgeVariant> = {
  draft: 'waiting',
  scheduled: 'waiting',
  sending: 'sun',
  paused: 'waiting',
  sent: 'done',
  stopped: 'quiet',
  running: 'done',
};

export default function Issues({ loaderData }: Route.ComponentProps) {
  const { listQuery, page, rows, done } = loaderData;
  const words = useWords(issuesMessages);
  const newIssue = (
    <ButtonLink href={newIssuePath} isCompact isPlain>
      {words.newIssue}
    </ButtonLink>
  );
  return (
    <AdminFrame
      page="newsletter"
      title={words.title}
      lead={words.lead}
      actions={
        <>
          {newIssue}
          <TextLink href={segmentsPath}>{words.segments}</TextLink>
        </>
      }
    >
      <Done text={done} />
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'subject' },
          { key: 'changed', sort: 'changed' },
          { key: 'languages' },
          { key: 'state' },
        ]}
        filters={{ state: { label: words.filters.state, names: words.states } }}
        emptyActions={newIssue}
        rows={rows.map(({ key, subject, changed, languages, state, when }) => ({
          key,
          ...(state === 'stopped' ? { variant: 'off' as const } : {}),
          cells: {
            subject: <TextLink href={adminIssuePath(key)}>{subject}</TextLink>,
            changed: <span className="one-line">{changed}</span>,
            languages: words.languages[languages],
            state: (
              <span className="shown-state">
                <Badge variant={issueVariants[state]}>{words.states[state]}</Badge>
                {when && <span className="hint"> {when}</span>}
              </span>
            ),
          },
        }))}
      />
    </AdminFrame>
  );
}
