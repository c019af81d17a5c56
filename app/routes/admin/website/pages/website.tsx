import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { type PageState, stateOf } from '#studio/content/page-draft.ts';
import { pageDrafts } from '#studio/content/page-drafts.queries.ts';
import { documentPages } from '#studio/search/site-page.ts';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import type { Route } from './+types/website';
import { titleOf, websiteData } from './pages.data.ts';
import { type WebsiteWords, websiteMessages } from './website.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/website` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, identity, language, studioName } = await websiteData(request, context, '/admin/website');
  const drafts = await pageDrafts(world.db.query);
  const pages = documentPages(identity).flatMap(([key, path]) => {
    const draft = drafts.get(key);
    const state = draft && stateOf(draft.page, draft);
    return draft && state
      ? [{ key, path, title: titleOf(draft.page, key, { language, identity }), state }]
      : [];
  });
  return { pages, language, studioName };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && websiteMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Website({ loaderData }: Route.ComponentProps) {
  const { pages, language, studioName } = loaderData;
  const words = websiteMessages[language];
  return (
    <AdminFrame page="pages" title={words.title} lead={words.lead} {...{ language, studioName }}>
      <Table
        caption={words.caption}
        isCaptionUnseen
        columns={[
          { key: 'page', name: words.columns.page },
          { key: 'state', name: words.columns.state },
        ]}
        empty={words.empty}
        rows={pages.map(({ key, title, state }) => ({
          key,
          cells: {
            page: <TextLink href={`/admin/website/${key}`}>{title}</TextLink>,
            state: <StateOfPage {...{ state, words }} />,
          },
        }))}
      />
    </AdminFrame>
  );
}

export function StateOfPage({ state, words }: { state: PageState; words: WebsiteWords }) {
  return (
    <span className="shown-state">
      <Badge variant={state.state === 'published' ? 'done' : 'waiting'}>{words.states[state.state]}</Badge>
      {state.outdated.map((each) => (
        <Badge key={each} variant="waiting">
          {words.outdated[each]}
        </Badge>
      ))}
    </span>
  );
}
