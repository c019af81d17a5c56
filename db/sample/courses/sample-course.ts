import type { ExerciseName } from './exercises.ts';
import type { LocalizedText } from './said.ts';

/** A recording of db/sample/courses/recorded, by name: sounds and a film. What it is and how long stands in recorded.json. */
export type RecordingName = 'long-note' | 'five-steps' | 'siren-up' | 'up-or-down';

export interface SampleLesson {
  title: LocalizedText;
  description: LocalizedText;
  /** Paragraphs, one empty line between them. */
  body: LocalizedText;
  recording?: RecordingName;
  /** A sheet of it lies beside the lesson, drawn for four heights of voice. */
  exercise?: ExerciseName;
  /** A workbook of db/sample/workbooks/printed, in the reader's language. */
  sheet?: { workbook: 'the-daily-voice' | 'breath-on-paper' | 'before-you-go-on'; name: LocalizedText };
}

export interface SampleModule {
  title: LocalizedText;
  description: LocalizedText;
  lessons: readonly SampleLesson[];
}

export interface SampleCourse {
  id: string;
  title: LocalizedText;
  description: LocalizedText;
  modules: readonly SampleModule[];
}
