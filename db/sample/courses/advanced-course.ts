import { agility } from './advanced/agility.ts';
import { dynamics } from './advanced/dynamics.ts';
import { theLongNight } from './advanced/the-long-night.ts';
import { theMap } from './advanced/the-map.ts';
import { theMix } from './advanced/the-mix.ts';
import type { SampleCourse } from './sample-course.ts';

/** Past the Break, as /sales sells it: five modules, sixteen lessons. */
export const advancedCourse: SampleCourse = {
  id: 'advanced-course',
  title: { en: 'Past the Break', da: 'Forbi overgangen' },
  description: {
    en: 'For singers who know their way, up to the note where it stops.',
    da: 'For sangere, der kender vejen lige til den tone, hvor den hører op.',
  },
  modules: [theMap, theMix, agility, dynamics, theLongNight],
};
