import { data } from 'react-router';
import { Leaders } from '#app/ui/leaders.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { blockNote } from '#studio/calendar/block-note.messages.ts';
import { blockForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/block-page';
import { bookingsMessages } from './bookings.messages.ts';
import { formatSpan } from './format-span.ts';
import { newBookingMessages } from './new-booking.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('calendar', { request, context }, `/admin/bookings/blocks/${params.block}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const block = await blockForOwner(world.db.query, { who, claimId: params.block, now: world.clock.now() });
  if (!block) throw data(null, { status: 404 });
  return {
    when: formatSpan(block.start, block.end, language),
    note: blockNote(block.note, language),
    isBlocked: block.state === 'blocked',
    rowLeft: Number(block.rowLeft),
  };
}

export default function BlockPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { when, note, isBlocked, rowLeft } = loaderData;
  const words = newBookingMessages[language].blocking;
  const common = bookingsMessages[language];
  return (
    <AdminFrame
      page="bookings"
      title={note ?? words.blocked}
      back={{ href: '/admin/bookings', label: common.back }}
    >
      <div className="admin-bill">
        <Leaders isFull isFacts rows={[{ key: 'when', label: common.when, value: when }]} />
      </div>
      {isBlocked ? (
        <div className="admin-form">
          {rowLeft > 1 && <p className="hint">{words.row(rowLeft)}</p>}
          <div className="actions">
            <PostForm to="release">
              <SubmitButton isPlain label={words.release} />
            </PostForm>
            {rowLeft > 1 && (
              <PostForm to="series-release">
                <SubmitButton variant="ghost" isPlain label={words.releaseRow(rowLeft)} />
              </PostForm>
            )}
          </div>
        </div>
      ) : (
        <p>{words.gone}</p>
      )}
    </AdminFrame>
  );
}
