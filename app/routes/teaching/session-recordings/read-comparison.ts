import { data } from 'react-router';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import {
  comparableRecordings,
  type RequestedRecording,
  recordingFor,
  type SessionRecording,
} from '#studio/teaching/students/recordings/recordings.queries.ts';
import { secondsOf } from '#studio/teaching/students/recordings/session-recording.ts';
import type { Side } from './read-lines.ts';
import { readComments } from './read-recording.ts';
import type { CommentView } from './timed-comments.tsx';

export interface ComparedView {
  id: string;
  name: string;
  day: string;
  /** Its own page. */
  href: string;
  sound: string;
  seconds: number | null;
  /** Where its phrase begins, in seconds. */
  from: number;
  comments: CommentView[];
}

export interface ComparisonView {
  coachName: string;
  recording: { name: string; href: string };
  choices: { value: string; label: string }[];
  typed: { with: string; from: string; withFrom: string };
  faults: ReadonlyArray<'from' | 'withFrom'>;
  /** By the days of their sessions; null: none is chosen yet. */
  compared: Record<Side, ComparedView> | null;
}

interface Asking {
  requested: RequestedRecording;
  pathOf: (of: { booking: string; recording: string }) => string;
  search: URLSearchParams;
  language: Language;
}

/** 404 where the requester may not see it; another person's recording is no choice. */
export async function readComparison(world: World, who: Who, asking: Asking): Promise<ComparisonView> {
  const { requested, pathOf, search, language } = asking;
  const recording = await recordingFor(world.db.query, who, requested);
  if (!recording || recording.format === 'bin') throw data(null, { status: 404 });
  const others = await comparableRecordings(world.db.query, who, { ...recording, as: requested.as });
  const textOf = (name: string) => (search.get(name) ?? '').trim().slice(0, 20);
  const typed = { with: search.get('with') ?? '', from: textOf('from'), withFrom: textOf('withFrom') };
  const startOf = (text: string) => (text === '' ? 0 : secondsOf(text));
  const view = async (one: SessionRecording, from: number): Promise<ComparedView> => {
    const href = pathOf({ booking: one.bookingId, recording: one.id });
    const { id, name, seconds, start } = one;
    const comments = await readComments(world.db.query, one, { as: requested.as, language });
    return {
      id,
      name,
      seconds,
      from,
      comments,
      href,
      sound: `${href}/sound`,
      day: formats[language].shortDay(start),
    };
  };
  const [from, withFrom] = [startOf(typed.from), startOf(typed.withFrom)];
  const other = others.find(({ id }) => id === typed.with);
  const isReady = other && from !== null && withFrom !== null;
  const pair = isReady ? ([await view(recording, from), await view(other, withFrom)] as const) : null;
  const isLater = other && Temporal.Instant.compare(recording.start, other.start) > 0;
  const { coachName } = await studioIdentity(world);
  return {
    coachName,
    recording: { name: recording.name, href: pathOf(requested) },
    choices: others.map(({ id, name, start }) => ({
      value: id,
      label: `${formats[language].shortDay(start)}: ${name}`,
    })),
    typed,
    faults: [
      ...(from === null ? (['from'] as const) : []),
      ...(withFrom === null ? (['withFrom'] as const) : []),
    ],
    compared: pair && (isLater ? { earlier: pair[1], later: pair[0] } : { earlier: pair[0], later: pair[1] }),
  };
}
