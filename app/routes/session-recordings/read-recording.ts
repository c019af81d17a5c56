import { data } from 'react-router';
import { timeText } from '#platform/media/time-text.ts';
import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import {
  commentsOn,
  type RequestedRecording,
  recordingFor,
  recordingsOf,
} from '#studio/teaching/students/recordings/recordings.queries.ts';
import { recordingMessages } from './recording.messages.ts';
import type { CommentView, RecordingView } from './recording-page.tsx';

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
  const words = recordingMessages[language].talk;
  const comments = (await commentsOn(world.db.query, recording.id)).map(
    ({ id, author, at, body }): CommentView => ({
      id,
      at,
      body,
      time: timeText(at),
      by: author === requested.as ? words.you : author === 'student' ? recording.personName : null,
    }),
  );
  const { id, name, format, seconds, heardAt, start } = recording;
  const view: RecordingView = {
    id,
    name,
    seconds,
    sound: `${here}/sound`,
    isPlayable: format !== 'bin',
    day: formats[language].day(start),
  };
  return { recording: view, comments, heardAt };
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
