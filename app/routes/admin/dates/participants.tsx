import { FactLink } from '#app/ui/email-address.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { List } from '#app/ui/list.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { listFace } from '#app/web/lists/list-view.ts';
import { useLanguage } from '#app/web/words.ts';
import type { Participant, ParticipantSort } from '#studio/calendar/dates/dates-for-owner.queries.ts';
import type { ListPage, ListQuery } from '#studio/shared/lists/list.queries.ts';
import { attendanceMessages } from './attendance.messages.ts';
import type { DatesTexts } from './dates.messages.ts';

/** Paginated on the date's page. */
export const participantsShape = (dateId: string): ListShape<ParticipantSort, never> => ({
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

export function Participants({ dateId, listQuery, page, addresses, words }: ParticipantsProps) {
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
