import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { type ArticleFilter, type ArticleSort, listArticles } from '#studio/magazine/article-list.queries.ts';
import { type ArticleState, articleStates } from '#studio/magazine/article-state.ts';
import { formatShort } from '#studio/shared/format-short-date.ts';
import { formatInstant } from '#studio/shared/format-time.ts';
import { ActionButton } from '../../action-buttons.tsx';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/articles';
import { articleMessages } from './article.messages.ts';
import { articlesPath, newArticlePath } from './article-paths.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const shape: ListShape<ArticleSort, ArticleFilter> = {
  path: articlesPath,
  sorts: { date: 'descending' },
  filters: { state: articleStates },
};

/** `/admin/website/articles` */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, studioName, timeZone, listQuery } = await ownersList(args, shape);
  const { rows, ...page } = await listArticles(world.db.query, who, { ...listQuery, language });
  const flash = new URL(args.request.url).searchParams.get('flash');
  const { flash: done } = articleMessages[language];
  return {
    language,
    studioName,
    listQuery,
    page,
    done: flash === 'deleted' || flash === 'recovered' ? done[flash] : null,
    rows: rows.map(({ date, publishAt, ...row }) => ({
      ...row,
      date: formatShort(date, timeZone, language),
      publishAt: publishAt && formatInstant(publishAt, timeZone, language),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && articleMessages[loaderData.language].title, loaderData?.studioName);
}

const variants: Record<ArticleState, BadgeVariant> = {
  draft: 'waiting',
  scheduled: 'waiting',
  published: 'done',
  unpublished: 'quiet',
  deleted: 'quiet',
};

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { language, studioName, listQuery, page, rows, done } = loaderData;
  const words = articleMessages[language];
  const newArticle = (
    <ButtonLink href={newArticlePath} isCompact isPlain>
      {words.newArticle}
    </ButtonLink>
  );
  return (
    <AdminFrame
      page="articles"
      title={words.title}
      lead={words.lead}
      actions={newArticle}
      {...{ language, studioName }}
    >
      <Done text={done} />
      <AdminList
        {...{ shape, listQuery, page, language, words }}
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
