import type { Lane, TaskName } from './processes.ts';
import type { ProcessLimits } from './spawn-child.ts';

export interface LaneRule extends ProcessLimits {
  /** At once. */
  processes: number;
  mostWaiting: number;
  /** Tasks of which one at a time runs in the lane, because two together need too much memory. */
  oneAtATime?: readonly TaskName[];
}

/** Pictures of 48 megapixels need 736 MB (decision 112). */
const forPictures: ProcessLimits = { rssMegabytes: 1_024, heapMegabytes: 384, mayLoadAddons: true };

export const laneRules: Readonly<Record<Lane, LaneRule>> = {
  booking: {
    processes: 1,
    mostWaiting: 64,
    rssMegabytes: 320,
    heapMegabytes: 128,
    mayLoadAddons: false,
    preload: 'calendar',
  },
  owner: { processes: 2, mostWaiting: 32, ...forPictures, oneAtATime: ['prepare-picture'] },
  public: { processes: 1, mostWaiting: 64, ...forPictures, rssMegabytes: 640 },
  background: { processes: 1, mostWaiting: 32, ...forPictures },
};
