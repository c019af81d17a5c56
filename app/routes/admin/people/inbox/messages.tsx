import { Form } from 'react-router';
import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import {
  listMessages,
  type MessageFilter,
  type MessageSort,
  messageForOwner,
} from '#studio/people/contact/message-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/messages';
import { messagePageMessages, stateText } from './messages.messages.ts';

const shape: ListShape<MessageSort, MessageFilter> = {
  path: '/admin/messages',
  sorts: { sent: 'descending', name: 'ascending' },
  filters: { state: ['new', 'suspected', 'read', 'answered', 'deleted'] },
};

/** `/admin/messages`: what people wrote on the contact page. `?gone=<id>`: one that was deleted just now. */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, format, listQuery } = await ownersList('inbox', args, shape);
  const q = world.db.query;
  const { rows, ...page } = await listMessages(q, who, listQuery);
  const goneId = new URL(args.request.url).searchParams.get('gone');
  const gone = goneId ? await messageForOwner(q, who, goneId) : null;
  return {
    listQuery,
    page,
    gone: gone?.state === 'deleted' ? { id: gone.id, name: gone.name, version: gone.version } : null,
    rows: rows.map(({ sentAt, ...row }) => ({ ...row, sent: format.short(sentAt) })),
  };
}

const messageVariants: Record<MessageState, BadgeVariant> = {
  new: 'waiting',
  read: 'plain',
  answered: 'done',
  deleted: 'quiet',
};

export default function Messages({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { listQuery, page, gone, rows } = loaderData;
  const words = useWords(messagePageMessages);
  const { states } = words;
  return (
    <AdminFrame
      page="messages"
      title={words.title}
      actions={
        <>
          <ButtonLink href="/admin/messages/new" isPlain isCompact>
            {words.newMessage}
          </ButtonLink>
          <ButtonLink href="/admin/saved-replies" variant="ghost" isPlain isCompact>
            {words.savedReplies}
          </ButtonLink>
        </>
      }
    >
      {gone && (
        <div role="status" className="notice admin-undo">
          <p>{words.flash.deleted(gone.name)}</p>
          <Form method="post" action={`/admin/messages/${gone.id}/state`}>
            <input type="hidden" name="version" value={gone.version} />
            <button type="submit" name="state" value="back" className="button ghost plain compact">
              {words.acts.back}
            </button>
          </Form>
        </div>
      )}
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'name', sort: 'name' },
          { key: 'beginning' },
          { key: 'sent', sort: 'sent' },
          { key: 'state' },
        ]}
        filters={{
          state: {
            label: words.filters.state,
            all: words.filters.all,
            names: { ...states, suspected: words.suspected },
          },
        }}
        rows={rows.map(({ id, name, beginning, latest, isLatestOurs, sent, state, ...row }) => ({
          key: id,
          ...(state === 'deleted' ? { variant: 'off' as const } : {}),
          cells: {
            name: <TextLink href={`/admin/messages/${id}`}>{name}</TextLink>,
            beginning: (
              <span className="two-lines">
                {latest && isLatestOurs ? words.yourReply(latest) : (latest ?? beginning)}
              </span>
            ),
            sent: <span className="one-line">{sent}</span>,
            state: <Badge variant={messageVariants[state]}>{stateText({ ...row, state }, words)}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
