import { Badge } from '#app/ui/badge.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Participant } from '#studio/catalogue/editions-for-owner.queries.ts';
import type { EditionsWords } from './editions.messages.ts';

/** Who has a seat in a date, how it is held, and how it stands with their application. */
export function Participants({
  participants,
  words,
}: {
  participants: readonly Participant[];
  words: EditionsWords;
}) {
  const { participantColumns: columns } = words;
  const addresses = [...new Set(participants.map(({ email }) => email).filter(Boolean))];
  return (
    <section className="office-section">
      <Table
        caption={words.participants}
        columns={[
          { key: 'name', name: columns.name },
          { key: 'email', name: columns.email },
          { key: 'seat', name: columns.seat },
          { key: 'application', name: columns.application },
          { key: 'order', name: columns.order },
        ]}
        rows={participants.map((one, at) => ({
          key: `${one.email}-${at}`,
          cells: {
            name: one.name || words.nameless,
            email: one.email ? <a href={`mailto:${one.email}`}>{one.email}</a> : '',
            seat: <Badge look={one.seat === 'taken' ? 'done' : 'waiting'}>{words.seat[one.seat]}</Badge>,
            application: one.applicationId ? (
              <a href={`/admin/applications/${one.applicationId}`}>
                {words.application[one.applicationState ?? 'none']}
              </a>
            ) : (
              words.application.none
            ),
            order: one.orderNumber ?? '',
          },
        }))}
        empty={words.noParticipants}
      />
      {addresses.length > 0 && (
        <p className="participants-foot">
          <a className="text-link" href={`mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}`}>
            {words.writeToAll}
          </a>
        </p>
      )}
    </section>
  );
}
