import { applications } from './content/applications.ts';
import { coach } from './content/coach.ts';
import { contact } from './content/contact.ts';
import { courses } from './content/courses.ts';
import { dashboard } from './content/dashboard.ts';
import { home } from './content/home.ts';
import { legal } from './content/legal.ts';
import { privateCoaching } from './content/private-coaching.ts';
import { programmes } from './content/programmes.ts';
import { reading } from './content/reading.ts';
import type { SampleDocument } from './document.ts';

/** Every page's words. */
export const sampleDocuments: readonly SampleDocument[] = [
  home,
  courses,
  privateCoaching,
  ...programmes,
  ...applications,
  ...coach,
  ...reading,
  ...contact,
  ...legal,
  dashboard,
];
