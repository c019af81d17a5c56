import { type InputSource, isInputFault, type Processes } from '#platform/processes/processes.ts';
import type { MediaKind } from './media-kind.ts';

/** Whole seconds; null: unknown. @throws TaskFailed when a retry may succeed */
export async function mediaDurationSeconds(
  processes: Pick<Processes, 'run'>,
  kind: MediaKind,
  source: InputSource,
): Promise<number | null> {
  if (kind === 'pdf') return null;
  try {
    return await processes.run('read-duration', { kind }, { source });
  } catch (error) {
    if (isInputFault(error)) return null;
    throw error;
  }
}
