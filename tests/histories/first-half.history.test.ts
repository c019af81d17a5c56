import { times } from '#tests/support/site/times.ts';
import { tellStories } from './tell-stories.ts';

tellStories('first half', times(25, 5_000), 1537105665);
