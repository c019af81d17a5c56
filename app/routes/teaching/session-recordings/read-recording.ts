import { data } from 'react-router';
import type { Queries } from '#platform/db/database.ts';
import type { CommentAuthor } from '#platform/db/schema/students.ts';
import { timeText } from '#platform/media/time-text.ts';
import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import {
  commentsOn,
  comparableRecordings,
  type RequestedRecording,
  recordingFor,
  recordingsOf,
  type SessionRecording,
} from '#studio/teaching/students/recordings/recordings.queries.ts';
import { recordingMessages } from './recording.messages.ts';
import type { RecordingView } from './recording-page.tsx';
import type { CommentView } from './timed-comments.tsx';

interface Asking {
  requested: RequestedRecording;
  /** Path of the area's page of the booking's recordings. */
  here: string;
  language: Language;
}

/** 404 where the requester may not see it. */
export async function readRecording(world: World, who: Who, { requested, here, language }: Asking) {
  const recording = await recordingFor(world.db.query, who, requested);
  if (!recording) throw data(null, { status: 404 });
  const comments = await readComments(world.db.query, recording, { as: requested.as, language });
  const { id, name, format, seconds, heardAt, start } = recording;
  const others =
    format === 'bin' ? [] : await comparableRecordings(world.db.query, who, { ...recording, ...requested });
  const view: RecordingView = {
    id,
    name,
    seconds,
    sound: `${here}/sound`,
    isPlayable: format !== 'bin',
    day: formats[language].day(start),
    comparison: others.length > 0 ? `${here}/comparison` : null,
  };
  return { recording: view, comments, heardAt };
}

export async function readComments(
  q: Queries,
  { id: recordingId, personName }: Pick<SessionRecording, 'id' | 'personName'>,
  { as, language }: { as: CommentAuthor; language: Language },
): Promise<CommentView[]> {
  const words = recordingMessages[language].talk;
  const comments = await commentsOn(q, recordingId);
  return comments.map(({ id, author, at, body }) => ({
    id,
    at,
    body,
    time: timeText(at),
    by: author === as ? words.you : author === 'student' ? personName : null,
  }));
}

export interface ListedView {
  id: string;
  name: string;
  facts: string;
}

/** By booking. `isOwner`: whether the student has heard it. */
export async function listRecordings(
  world: World,
  bookingIds: readonly string[],
  { language, isOwner }: { language: Language; isOwner: boolean },
): Promise<Map<string, ListedView[]>> {
  const words = recordingMessages[language];
  const rows = await recordingsOf(world.db.query, bookingIds);
  const grouped = Map.groupBy(rows, ({ bookingId }) => bookingId);
  const shown = ({ id, name, seconds, comments, heardAt }: (typeof rows)[number]): ListedView => {
    const heard = isOwner ? (heardAt ? words.heard : words.notHeard) : null;
    const facts = [seconds === null ? null : timeText(seconds), words.comments(comments), heard];
    return { id, name, facts: facts.filter(Boolean).join(' · ') };
  };
  return new Map([...grouped].map(([booking, list]) => [booking, list.map(shown)]));
}
