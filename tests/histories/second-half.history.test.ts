import { times } from '#tests/support/site/times.ts';
import { tellStories } from './tell-stories.ts';

tellStories('second half', times(25, 5_000), -987694955);
