import { advancedCourse } from './courses/advanced-course.ts';
import { beginnerCourse } from './courses/beginner-course.ts';
import { mainCourse } from './courses/main-course.ts';
import type { SampleCourse } from './courses/sample-course.ts';

/** What the three courses of /sales open. */
export const sampleCourses: readonly SampleCourse[] = [beginnerCourse, advancedCourse, mainCourse];
