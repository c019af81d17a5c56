import { data, redirect } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { List } from '#app/ui/list.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { listFace } from '#app/web/lists/list-view.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { mostSeats } from '#studio/calendar/dates/date-input.ts';
import { formatDateRange } from '#studio/calendar/dates/date-range.ts';
import {
  dateForOwner,
  listParticipants,
  type Participant,
  type ParticipantSort,
  participantAddresses,
} from '#studio/calendar/dates/dates-for-owner.queries.ts';
import { changeDate } from '#studio/calendar/dates/schedule-date.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ListPage, ListQuery } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { waitingListForOwner } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Done, Refused } from '../../refused.tsx';
import { describeConflicts } from '../bookings/describe-conflict.ts';
import type { Route } from './+types/date';
import { attendanceMessages } from './attendance.messages.ts';
import { DateForm, type TypedDate } from './date-form.tsx';
import { type DateResult, dateFromForm, faultOf } from './date-from-form.ts';
import { type DatesTexts, datesMessages } from './dates.messages.ts';
import { emptyDays } from './empty-days.ts';
import { waitingListMessages } from './waiting-list.messages.ts';
import { type WaitingEntry, WaitingList } from './waiting-list.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('catalogue', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const date = await dateForOwner(world.db.query, who, params.date);
  if (!date) throw data(null, { status: 404 });
  const listQuery = readList(participantsShape(date.id), url);
  return {
    date,
    title: await offerTitle(world.db.query, date.offerId, language),
    when: formatDateRange(date.startsOn, date.endsOn, language),
    listQuery,
    participants: await listParticipants(world.db.query, { who, listQuery, dateId: date.id }),
    addresses: await participantAddresses(world.db.query, who, date.id),
    ...(await readWaitingList(world, who, { dateId: date.id, language })),
    done: doneOf(url.searchParams, language),
    idempotencyKey: newIdempotencyKey(),
  };
}

const participantsShape = (dateId: string): ListShape<ParticipantSort, never> => ({
  path: `/admin/dates/${dateId}`,
  sorts: { seat: 'ascending', name: 'ascending' },
  filters: {},
});

interface ParticipantsProps {
  dateId: string;
  listQuery: ListQuery<ParticipantSort, never>;
  page: ListPage<Participant>;
  /** Of all participants, not only this page's. */
  addresses: readonly string[];
  words: DatesTexts;
}

function Participants({ dateId, listQuery, page, addresses, words }: ParticipantsProps) {
  const language = useLanguage();
  const { participantColumns: columns } = words;
  return (
    <section className="admin-section">
      <h2>{words.participants}</h2>
      <List
        {...listFace({
          shape: participantsShape(dateId),
          listQuery,
          page,
          language,
          caption: words.participants,
          columns: [
            { key: 'name', name: columns.name, sort: 'name' },
            { key: 'email', name: columns.email },
            { key: 'seat', name: columns.seat, sort: 'seat' },
            { key: 'application', name: columns.application },
            { key: 'order', name: columns.order },
          ],
          filters: {},
          rows: page.rows.map((one) => ({
            key: String(one.id),
            cells: {
              name: one.name || words.nameless,
              email: one.email ? <FactLink href={`mailto:${one.email}`} text={one.email} /> : '',
              seat: <Badge variant={one.seat === 'taken' ? 'done' : 'waiting'}>{words.seat[one.seat]}</Badge>,
              application: one.applicationId ? (
                <a href={`/admin/applications/${one.applicationId}`}>
                  {words.application[one.applicationState ?? 'none']}
                </a>
              ) : (
                words.application.none
              ),
              order: one.orderNumber ?? '',
            },
          })),
          empty: <p>{words.noParticipants}</p>,
        })}
      />
      {addresses.length > 0 && (
        <p className="participants-foot actions">
          <a className="button ghost compact" href={`/admin/dates/${dateId}/attendance`}>
            {attendanceMessages[language].link}
          </a>
          <a className="text-link" href={`mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}`}>
            {words.writeToAll}
          </a>
        </p>
      )}
    </section>
  );
}

async function readWaitingList(
  world: World,
  who: May<'catalogue'>,
  { dateId, language }: { dateId: string; language: Language },
): Promise<{ waiting: WaitingEntry[]; seen: string }> {
  const rows = await waitingListForOwner(world.db.query, who, dateId);
  const isWaiting = ({ state }: (typeof rows)[number]) => state === 'waiting';
  return {
    waiting: rows.map(({ id, email, state, joinedAt, offerExpiresAt }) => ({
      id,
      email,
      state,
      joined: formats[language].instant(joinedAt),
      until: state === 'offered' && offerExpiresAt ? formats[language].instant(offerExpiresAt) : null,
    })),
    seen: listVersion(rows.filter(isWaiting).map(({ id }) => id)),
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('catalogue', args, '/admin/dates/:date');
  const typed = dateFromForm(form);
  const outcome = await changeDate(world, who, {
    ...typed,
    dateId: args.params.date,
    version: Number(textOf(form, 'version')) || 0,
    once: withIdempotency(form),
  });
  if (outcome.ok) {
    const notifiedQuery = outcome.notifiedCount > 0 ? `&notified=${outcome.notifiedCount}` : '';
    throw redirect(`${path}?flash=saved${notifiedQuery}`, 303);
  }
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const clashes =
    outcome.refusal === 'taken' ? await describeConflicts(world, outcome.clashes, language) : [];
  const isConflict = ['taken', 'changed', 'capacity-below-sold'].includes(outcome.refusal);
  const result: DateResult = { typed, fault: faultOf(outcome, datesMessages[language]), clashes };
  return data(result, { status: isConflict ? 409 : 400 });
}

/** Flash message from the URL, with the number of notified participants. */
function doneOf(params: URLSearchParams, language: Language): string | null {
  const words = datesMessages[language];
  const flash = params.get('flash');
  if (flash === 'moved' || flash === 'removed') return waitingListMessages[language].flash[flash];
  if (flash !== 'created' && flash !== 'saved') return null;
  const notifiedCount = Number(params.get('notified'));
  const isNotified = Number.isInteger(notifiedCount) && notifiedCount > 0 && notifiedCount <= mostSeats;
  return isNotified ? `${words.flash[flash]} ${words.notified(notifiedCount)}` : words.flash[flash];
}

export default function OfferDate({ loaderData }: Route.ComponentProps) {
  const result = useActionResult<DateResult>();
  const { date, title, when, done, idempotencyKey } = loaderData;
  const { listQuery, participants, addresses, waiting, seen } = loaderData;
  const words = useWords(datesMessages);
  const known: TypedDate = {
    offerId: date.offerId,
    days: [...date.days, ...emptyDays(1)],
    weeks: 1,
    capacity: String(date.capacity),
    isOpen: date.isOpen,
    place: date.place ?? '',
  };
  const typed = result?.typed ?? known;
  return (
    <AdminFrame page="dates" title={title} lead={when} back={{ href: '/admin/dates', label: words.back }}>
      {result?.fault ? (
        <Refused
          title={words.problem}
          text={result.fault.text}
          before={words.inTheWay}
          items={result.clashes}
        />
      ) : (
        <Done text={done} />
      )}
      <Participants
        words={words}
        listQuery={listQuery}
        addresses={addresses}
        dateId={date.id}
        page={participants}
      />
      <WaitingList seen={seen} entries={waiting} isOpen={date.isOpen} />
      <section className="admin-section later">
        <DateForm
          key={`${date.version}-${typed.days.length}`}
          typed={typed}
          words={words}
          idempotencyKey={idempotencyKey}
          fault={result?.fault ?? null}
          entries={null}
          known={{ version: date.version, taken: date.taken }}
        />
        {date.taken === 0 && <Deletion words={words} name={`${title}, ${when}`} />}
      </section>
    </AdminFrame>
  );
}

function Deletion({ words, name }: { words: DatesTexts; name: string }) {
  return (
    <details className="confirm-step date-deletion">
      <summary className="button ghost plain compact">{words.drop}</summary>
      <div className="notice wrong">
        <p>{words.dropQuestion(name)}</p>
        <PostForm to="deletion">
          <SubmitButton isCompact isPlain variant="wrong" label={words.dropYes} />
        </PostForm>
      </div>
    </details>
  );
}
