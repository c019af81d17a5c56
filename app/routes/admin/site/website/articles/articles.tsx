import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useWords } from '#app/web/words.ts';
import {
  type ArticleFilter,
  type ArticleSort,
  listArticles,
} from '#studio/site/magazine/article-list.queries.ts';
import { type ArticleState, articleStates } from '#studio/site/magazine/article-state.ts';
import { ActionButton } from '../../../action-buttons.tsx';
import { AdminList } from '../../../admin-list.tsx';
import { AdminFrame } from '../../../frame.tsx';
import { ownersList } from '../../../owners-list.ts';
import { Done } from '../../../refused.tsx';
import type { Route } from './+types/articles';
import { articleMessages } from './article.messages.ts';
import { articlesPath, newArticlePath } from './article-paths.ts';

const shape: ListShape<ArticleSort, ArticleFilter> = {
  path: articlesPath,
  sorts: { date: 'descending' },
  filters: { state: articleStates },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, format, listQuery } = await ownersList('website', args, shape);
  const { rows, ...page } = await listArticles(world.db.query, who, { ...listQuery, language });
  const flash = new URL(args.request.url).searchParams.get('flash');
  const { flash: done } = articleMessages[language];
  return {
    listQuery,
    page,
    done: flash === 'deleted' || flash === 'recovered' ? done[flash] : null,
    rows: rows.map(({ date, publishAt, ...row }) => ({
      ...row,
      date: format.short(date),
      publishAt: publishAt && format.instant(publishAt),
    })),
  };
}

const variants: Record<ArticleState, BadgeVariant> = {
  draft: 'waiting',
  scheduled: 'waiting',
  published: 'done',
  unpublished: 'quiet',
  deleted: 'quiet',
};

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { listQuery, page, rows, done } = loaderData;
  const words = useWords(articleMessages);
  const newArticle = (
    <ButtonLink href={newArticlePath} isCompact isPlain>
      {words.newArticle}
    </ButtonLink>
  );
  return (
    <AdminFrame page="articles" title={words.title} lead={words.lead} actions={newArticle}>
      <Done text={done} />
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[{ key: 'title' }, { key: 'date', sort: 'date' }, { key: 'languages' }, { key: 'state' }]}
        filters={{ state: { label: words.filters.state, names: words.states } }}
        emptyActions={newArticle}
        rows={rows.map(({ key, title, date, languages, state, isChanged, publishAt }) => ({
          key,
          ...(state === 'unpublished' || state === 'deleted' ? { variant: 'off' as const } : {}),
          cells: {
            title: state === 'deleted' ? title : <TextLink href={`/admin/website/${key}`}>{title}</TextLink>,
            date: <span className="one-line">{date}</span>,
            languages: words.languages[languages],
            state: (
              <span className="shown-state">
                <Badge variant={variants[state]}>{words.states[state]}</Badge>
                {publishAt && <span className="hint"> {words.scheduledFor(publishAt)}</span>}
                {isChanged && !publishAt && <Badge variant="waiting">{words.changed}</Badge>}
                {state === 'deleted' && (
                  <ActionButton
                    to={`${key}/recovery`}
                    label={`${words.recover}: ${title}`}
                    short={words.recover}
                  />
                )}
              </span>
            ),
          },
        }))}
      />
    </AdminFrame>
  );
}
