import { z } from 'zod';

/** About an hour as a phone records speech and song. */
export const maxRecordingBytes = 50_000_000;
/** Code points. */
export const longestComment = 1_000;
export const longestRecordingName = 200;

export const mostRecordings = 20;

export type RecordingRefusal =
  | 'not-found'
  | 'no-file'
  | 'too-large'
  | 'too-many'
  | 'not-a-recording'
  | 'no-sound'
  | 'cut-off'
  | 'busy';

/** '1:07' and '1:02:07' as seconds; null: not a time. */
export function secondsOf(text: string): number | null {
  const time = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!time) return null;
  const [, hours = '0', minutes = '', seconds = ''] = time;
  if (time[1] !== undefined && Number(minutes) > 59) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export const commentInput = z.object({
  /** Seconds from the start; empty: about the whole recording. */
  at: z
    .string()
    .trim()
    .transform((text, context) => {
      const seconds = text === '' ? 0 : secondsOf(text);
      if (seconds === null) context.addIssue({ code: 'custom' });
      return seconds ?? 0;
    }),
  body: z.string().trim().min(1).max(longestComment),
});

export type CommentField = keyof typeof commentInput.shape;
