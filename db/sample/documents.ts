import { courses } from './content/courses.ts';
import { home } from './content/home.ts';
import { privateCoaching } from './content/private-coaching.ts';
import type { SampleDocument } from './document.ts';

/** Every page's words. */
export const sampleDocuments: readonly SampleDocument[] = [home, courses, privateCoaching];
