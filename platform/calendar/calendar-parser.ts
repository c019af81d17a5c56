import type { InputOf, OutputOf, TaskName } from '../processes/processes.ts';

/** Runs the parsers of one reading in their child process. @throws CalendarFailed */
export type CalendarParser = <N extends TaskName>(name: N, input: InputOf<N>) => Promise<OutputOf<N>>;
