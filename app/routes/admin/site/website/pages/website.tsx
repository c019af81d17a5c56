import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { useWords } from '#app/web/words.ts';
import { listedDrafts } from '#studio/office/own-studio/listed-drafts.queries.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { navigationKey, type PageState, stateOf } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { allDocumentPages } from '#studio/site/search/site-page.ts';
import { AdminFrame } from '../../../frame.tsx';
import type { Route } from './+types/website';
import { titleOf, websiteData } from './pages.data.ts';
import { type WebsiteWords, websiteMessages } from './website.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, identity, language } = await websiteData(request, context, '/admin/website');
  const drafts = await listedDrafts(world.db.query, identity);
  const own = await ownPages(world);
  if (!drafts.has(navigationKey)) drafts.set(navigationKey, await pageDraft(world.db.query, navigationKey));
  const addressed = allDocumentPages(identity, own).map(([key, path]) => ({ key, path }));
  const pages = [...addressed, { key: navigationKey, path: null }].flatMap(({ key, path }) => {
    const draft = drafts.get(key);
    const state = draft && stateOf(draft.page, draft);
    return draft && state
      ? [{ key, path, title: titleOf(draft.page, key, { language, identity }), state }]
      : [];
  });
  return { pages };
}

export default function Website({ loaderData }: Route.ComponentProps) {
  const { pages } = loaderData;
  const words = useWords(websiteMessages);
  return (
    <AdminFrame
      page="pages"
      title={words.title}
      lead={words.lead}
      actions={
        <ButtonLink href="/admin/website/new" isCompact isPlain>
          {words.newPage}
        </ButtonLink>
      }
    >
      <Table
        caption={words.caption}
        isCaptionUnseen
        columns={[
          { key: 'page', name: words.columns.page },
          { key: 'state', name: words.columns.state },
        ]}
        empty={words.empty}
        rows={pages.map(({ key, path, title, state }) => ({
          key,
          cells: {
            page: (
              <>
                <TextLink href={`/admin/website/${key}`}>{title}</TextLink>
                {path && <small className="row-note">{path}</small>}
              </>
            ),
            state: <StateOfPage state={state} words={words} />,
          },
        }))}
      />
    </AdminFrame>
  );
}

function StateOfPage({ state, words }: { state: PageState; words: WebsiteWords }) {
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
