import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { useWords } from '#app/web/words.ts';
import { entryLists } from '#studio/site/pages/entry-lists.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { pageDrafts } from '#studio/site/pages/page-drafts.queries.ts';
import { allDocumentPages } from '#studio/site/search/site-page.ts';
import { AdminFrame } from '../../frame.tsx';
import type { Route } from './+types/lists';
import { listsMessages } from './lists.messages.ts';
import { titleOf, websiteData } from './pages.data.ts';

/** `/admin/lists`: quotes, questions and other lists of all pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, identity, language } = await websiteData(request, context, '/admin/lists');
  const drafts = await pageDrafts(world.db.query);
  const known = new Set(allDocumentPages(identity, await ownPages(world)).map(([key]) => key));
  const lists = entryLists(drafts).flatMap((list) => {
    const draft = known.has(list.key) && drafts.get(list.key);
    return draft ? [{ ...list, title: titleOf(draft.page, list.key, { language, identity }) }] : [];
  });
  return { lists };
}

export default function Lists({ loaderData }: Route.ComponentProps) {
  const { lists } = loaderData;
  const words = useWords(listsMessages);
  return (
    <AdminFrame page="lists" title={words.title} lead={words.lead}>
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
