import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { entryLists } from '#studio/pages/entry-lists.ts';
import { ownPages } from '#studio/pages/own-pages.queries.ts';
import { pageDrafts } from '#studio/pages/page-drafts.queries.ts';
import { allDocumentPages } from '#studio/search/site-page.ts';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import type { Route } from './+types/lists';
import { listsMessages } from './lists.messages.ts';
import { titleOf, websiteData } from './pages.data.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/lists`: quotes, questions and other lists of all pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, identity, language, studioName } = await websiteData(request, context, '/admin/lists');
  const drafts = await pageDrafts(world.db.query);
  const known = new Set(allDocumentPages(identity, await ownPages(world)).map(([key]) => key));
  const lists = entryLists(drafts).flatMap((list) => {
    const draft = known.has(list.key) && drafts.get(list.key);
    return draft ? [{ ...list, title: titleOf(draft.page, list.key, { language, identity }) }] : [];
  });
  return { lists, language, studioName };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && listsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Lists({ loaderData }: Route.ComponentProps) {
  const { lists, language, studioName } = loaderData;
  const words = listsMessages[language];
  return (
    <AdminFrame page="lists" title={words.title} lead={words.lead} {...{ language, studioName }}>
      <Table
        caption={words.title}
        isCaptionUnseen
        columns={[
          { key: 'list', name: words.columns.list },
          { key: 'page', name: words.columns.page },
          { key: 'entries', name: words.columns.entries, isNumber: true },
          { key: 'samples', name: words.columns.samples },
        ]}
        empty={words.empty}
        rows={lists.map(({ type, key, at, title, entries, samples }) => ({
          key: `${key}-${at}`,
          cells: {
            list: <TextLink href={`/admin/website/${key}/sections/${at}`}>{words.types[type]}</TextLink>,
            page: title,
            entries,
            samples: samples > 0 && <Badge variant="waiting">{words.samples(samples)}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
