import { data } from 'react-router';
import { whenView } from '#app/routes/calendar/booking/when.ts';
import { listRecordings } from '#app/routes/teaching/session-recordings/read-recording.ts';
import { recordingMessages } from '#app/routes/teaching/session-recordings/recording.messages.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { formats } from '#studio/shared/format.ts';
import type { May } from '#studio/shared/who.ts';
import { describeRange } from '#studio/site/range/range-text.ts';
import { readVoiceRange } from '#studio/site/range/voice-range.ts';
import { sessionBrief } from '#studio/teaching/students/session-brief.queries.ts';
import { noteOfSession } from '#studio/teaching/students/session-notes.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/brief';
import { briefMessages } from './brief.messages.ts';
import type { RefusedNote, RefusedRecording } from './brief-actions.ts';
import { noteMessages } from './note.messages.ts';
import { NoteEditor } from './note-editor.tsx';
import { Recordings } from './recordings/recordings.tsx';

/** `/admin/bookings/<booking>/brief`: the person's private journal entries are not in it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('calendar', { request, context }, `/admin/bookings/${params.booking}/brief`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const brief = await readBrief(world, { ...who, language }, params.booking);
  if (!brief) throw data(null, { status: 404 });
  const note = await noteOfSession(world.db.query, who, params.booking);
  const flash = new URL(request.url).searchParams.get('flash');
  const recordings = await listRecordings(world, [params.booking], { language, isOwner: true });
  return {
    language,
    brief,
    booking: params.booking,
    note,
    flash,
    userId: who.userId ?? '',
    recordings: recordings.get(params.booking) ?? [],
    idempotencyKey: newIdempotencyKey(),
  };
}

/** Characters of one entry that fit the page. */
const longestOnPaper = 900;

async function readBrief(world: World, who: May<'calendar'>, bookingId: string) {
  const { language } = who;
  const brief = await sessionBrief(world, { who, bookingId, language });
  if (!brief) return null;
  const words = briefMessages[language];
  const { defaultPlace } = await shownBookingRules(world);
  const when = whenView(brief.start, { end: brief.end, language, visitorZone: brief.timeZone });
  const { day } = formats[language];
  const range = readVoiceRange(brief.voiceRange);
  return {
    title: brief.kind === 'consultation' ? words.consultation(brief.name) : words.title(brief.name),
    isCancelled: brief.isCancelled,
    rows: [
      { key: 'when', label: words.when, value: `${when.date}, ${when.hours}` },
      ...(when.local
        ? [{ key: 'theirs', label: words.theirs(when.local.city), value: when.local.hours }]
        : []),
      ...(brief.student ? [{ key: 'student', label: words.student, value: brief.student }] : []),
      ...(range ? [{ key: 'range', label: words.range, value: describeRange(range, language) }] : []),
      { key: 'where', label: words.where, value: words.places[brief.place ?? defaultPlace] },
      {
        key: 'before',
        label: words.before,
        value: brief.lastSession
          ? words.beforeSome(brief.sessionsBefore, day(brief.lastSession))
          : words.beforeNone,
      },
      {
        key: 'credits',
        label: words.credits,
        value: brief.creditsLeft > 0 ? String(brief.creditsLeft) : words.creditsNone,
      },
    ],
    bought: brief.bought.map(({ what, on }, at) => ({ key: String(at), label: what, value: day(on) })),
    progress: brief.progress.map(({ title, completed, of }) => ({
      key: title,
      label: title,
      value: words.progressOf(completed, of),
    })),
    goals: brief.goals.map(({ id, body, reachedAt }) => ({
      id,
      body,
      reached: reachedAt ? words.goalReached(day(reachedAt)) : null,
    })),
    entries: brief.entries.map(({ id, body, createdAt }) => ({
      id,
      day: day(createdAt),
      body: shortened(body),
    })),
  };
}

function shortened(body: string): string {
  const characters = [...body.trim()];
  if (characters.length <= longestOnPaper) return characters.join('');
  return `${characters.slice(0, longestOnPaper).join('').trimEnd()} …`;
}

export default function Brief({ loaderData }: Route.ComponentProps) {
  const { language, brief, booking, note, flash, userId, recordings, idempotencyKey } = loaderData;
  const refused = useActionResult<RefusedNote | RefusedRecording>() ?? null;
  const refusedRecording = refused && 'recordingReason' in refused ? refused : null;
  const words = useWords(briefMessages);
  return (
    <AdminFrame
      page="bookings"
      title={brief.title}
      back={{ href: `/admin/bookings/${booking}`, label: words.back }}
    >
      <RecordingNews flash={flash} refused={refusedRecording} />
      <article className="brief">
        {brief.isCancelled ? (
          <Alert variant="wrong">
            <p>{words.cancelled}</p>
          </Alert>
        ) : null}
        <div className="brief-facts">
          <Leaders isFull isFacts rows={brief.rows} />
        </div>
        <div className="brief-columns stack">
          <Bought brief={brief} words={words} />
          <Goals goals={brief.goals} words={words} />
        </div>
        <Journal brief={brief} words={words} />
        {note ? (
          <section id="note">
            <h2 className="ruled">{noteMessages[language].title}</h2>
            <NoteEditor
              label={noteMessages[language].label}
              note={note}
              userId={userId}
              refused={refused && 'refusal' in refused ? refused : null}
              isFlashed={flash === 'note'}
            />
          </section>
        ) : null}
        {note ? (
          <Recordings
            booking={booking}
            recordings={recordings}
            idempotencyKey={idempotencyKey}
            refused={refusedRecording}
          />
        ) : null}
        <p className="caption">{words.rule}</p>
        <p className="brief-hint quiet">{words.print}</p>
        <section className="brief-notes" aria-hidden="true">
          <h2 className="ruled">{words.notes}</h2>
        </section>
      </article>
    </AdminFrame>
  );
}

function RecordingNews({ flash, refused }: { flash: string | null; refused: RefusedRecording | null }) {
  const words = useWords(recordingMessages);
  if (refused) return <Refused title={words.problem} text={words.refusals[refused.recordingReason]} />;
  const { added, removed } = words.flash;
  return <Done text={flash === 'recording-added' ? added : flash === 'recording-removed' ? removed : null} />;
}

type BriefView = NonNullable<Awaited<ReturnType<typeof readBrief>>>;

interface PartProps {
  brief: BriefView;
  words: (typeof briefMessages)['en'];
}

function Bought({ brief, words }: PartProps) {
  return (
    <section>
      <h2 className="ruled">{words.bought}</h2>
      {brief.bought.length > 0 ? (
        <Leaders isFull isFacts rows={brief.bought} />
      ) : (
        <p className="quiet">{words.boughtNone}</p>
      )}
      {brief.progress.length > 0 ? (
        <>
          <h3>{words.progress}</h3>
          <Leaders isFull isFacts rows={brief.progress} />
        </>
      ) : null}
    </section>
  );
}

function Journal({ brief, words }: PartProps) {
  return (
    <section>
      <h2 className="ruled">{words.journal}</h2>
      {brief.entries.length > 0 ? (
        brief.entries.map(({ id, day, body }) => (
          <div className="brief-entry" key={id}>
            <h3 className="caption">{day}</h3>
            <p>{body}</p>
          </div>
        ))
      ) : (
        <p className="quiet">{words.journalNone}</p>
      )}
    </section>
  );
}

function Goals({ goals, words }: { goals: BriefView['goals']; words: (typeof briefMessages)['en'] }) {
  return (
    <section>
      <h2 className="ruled">{words.goals}</h2>
      {goals.length > 0 ? (
        <ul className="brief-goals stack tight">
          {goals.map(({ id, body, reached }) => (
            <li key={id}>
              {body}
              {reached ? <small> {reached}</small> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{words.goalsNone}</p>
      )}
    </section>
  );
}
