import { PageHead } from '#app/ui/page-head.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/manage';
import { BookingCard } from './booking-card.tsx';
import { type ManageWords, manageWords } from './manage.messages.ts';
import { type ManagePage, readManage } from './read-manage.ts';

/** `/bookings/<token>`: how the booking stands, and the ways to change it. Changes nothing itself. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('done');
  return { ...(await readManage({ request, context, params })), done };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: manageWords(loaderData?.language ?? 'en', loaderData?.kind ?? 'session').title },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Manage({ loaderData }: Route.ComponentProps) {
  const words = manageWords(loaderData.language, loaderData.kind);
  const { state, here, card } = loaderData;
  const news = doneWords(loaderData, words);
  return (
    <SitePage frame={loaderData.frame}>
      <PageHead headline={words.title} lead={words.states[state]} />
      <div className="wrap manage-page">
        {news.length > 0 && (
          <div className="notice sunlit" role="status">
            {news.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        <BookingCard card={card} />
        {state === 'booked' ? (
          <>
            <div className="actions">
              {loaderData.rights.moveRefusal !== 'no-moves-left' && (
                <a className="button" href={`${here}/move`}>
                  {words.move}
                </a>
              )}
              <a className="button ghost plain" href={`${here}/cancel`}>
                {words.cancel}
              </a>
              <a className="text-link" href={`${here}/calendar.ics`}>
                {words.calendar}
              </a>
            </div>
            <p>{moveWords(loaderData, words)}</p>
            <p className="quiet">{words.keepLink}</p>
          </>
        ) : (
          <a className="button" href={loaderData.bookAgain}>
            {words.again}
          </a>
        )}
      </div>
    </SitePage>
  );
}

function moveWords({ rights, moveNoticeHours }: ManagePage, words: ManageWords): string {
  if (rights.moveRefusal === 'too-late') return words.late(moveNoticeHours);
  if (rights.moveRefusal === 'no-moves-left') return words.noMoves;
  return `${words.movesLeft(rights.movesLeft)} ${words.until(moveNoticeHours)}`;
}

/** What has just happened; said only if it is true, whatever stands in the address. */
function doneWords(page: ManagePage & { done: string | null }, words: ManageWords): string[] {
  if (page.state === 'cancelled') {
    return [
      ...(page.done === 'cancelled' ? [words.done.cancelled] : []),
      ...(page.moneyAfter ? [page.moneyAfter] : []),
    ];
  }
  if (page.done === 'moved' && page.moves > 0) return [words.done.moved];
  if (page.done === 'asked' && page.rights.moveRefusal === 'too-late') return [words.done.asked];
  return [];
}
