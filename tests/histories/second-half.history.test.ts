import { times } from '#tests/support/times.ts';
import { tellStories } from './tell-stories.ts';

tellStories('second half', times(75, 5_000));
