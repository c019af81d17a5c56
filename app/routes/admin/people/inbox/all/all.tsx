import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { List } from '#app/ui/list.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { listFace } from '#app/web/lists/list-view.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { programmeTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { type InboxEntry, type InboxSort, listInbox } from '#studio/office/admin-tasks/inbox.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownersList } from '../../../owners-list.ts';
import type { Route } from './+types/all';
import { inboxMessages } from './all.messages.ts';
import { InboxRows, type ShownEntry } from './inbox-rows.tsx';

const shape: ListShape<InboxSort, never> = {
  path: '/admin/inbox',
  sorts: { activity: 'descending' },
  filters: {},
};

/** `/admin/inbox`: conversations, applications and readers' stories, the latest activity first. */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, format, listQuery } = await ownersList('inbox', args, shape);
  const q = world.db.query;
  const { rows, ...page } = await listInbox(q, who, listQuery);
  const hasApplications = rows.some(({ kind }) => kind === 'application');
  const programmes = hasApplications ? await programmeTitles(q, language) : {};
  return {
    listQuery,
    page,
    rows: rows.map((entry) => ({
      ...shownEntry(entry, programmes, language),
      when: format.short(entry.at),
    })),
  };
}

const paths = { message: 'messages', application: 'applications', story: 'stories' };

function shownEntry(
  entry: InboxEntry,
  programmes: Readonly<Record<string, string>>,
  language: Language,
): Omit<ShownEntry, 'when'> {
  const words = inboxMessages[language];
  const { id, kind, name, isWaiting, programme, beginning, latest, isLatestOurs } = entry;
  const texts = { message: beginning, story: beginning, application: beginning };
  if (latest) texts.message = isLatestOurs ? words.yourReply(latest) : latest;
  if (programme) texts.application = `${programmes[programme] ?? programme}. ${beginning}`;
  return {
    id,
    name,
    href: `/admin/${paths[kind]}/${id}`,
    kind: kind === 'message' ? null : words[kind],
    excerpt: texts[kind],
    isWaiting,
  };
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { listQuery, page, rows } = loaderData;
  const words = useWords(inboxMessages);
  const write = (
    <ButtonLink href="/admin/messages/new" isPlain isCompact>
      {words.newMessage}
    </ButtonLink>
  );
  const face = listFace({
    shape,
    listQuery,
    page,
    language,
    caption: words.title,
    searchHint: words.searchHint,
    columns: [],
    filters: {},
    rows: rows.map(({ id }) => ({ key: id, cells: {} })),
    empty: (
      <EmptyState title={words.empty.title} actions={write}>
        <p>{words.empty.text}</p>
      </EmptyState>
    ),
  });
  return (
    <AdminFrame page="inbox" title={words.title} actions={rows.length > 0 ? write : null}>
      <List {...face} body={<InboxRows rows={rows} label={words.title} waiting={words.waiting} />} />
    </AdminFrame>
  );
}
