import { about } from './content/about.ts';
import { advancedTechnique } from './content/advanced-technique.ts';
import { applications } from './content/applications.ts';
import { artist } from './content/artist.ts';
import { beginnerVocals } from './content/beginner-vocals.ts';
import { celebrity } from './content/celebrity-vocal-experience.ts';
import { contact } from './content/contact.ts';
import { courses } from './content/courses.ts';
import { home } from './content/home.ts';
import { legal } from './content/legal.ts';
import { magazine } from './content/magazine.ts';
import { privateCoaching } from './content/private-coaching.ts';
import { reading } from './content/reading.ts';
import { salesAdvancedCourse } from './content/sales-advanced-course.ts';
import { salesBeginnerCourse } from './content/sales-beginner-course.ts';
import { salesMainCourse } from './content/sales-main-course.ts';
import { selling } from './content/selling.ts';
import { singingWorkshop1d } from './content/singing-workshop-1d.ts';
import { singingWorkshop2d } from './content/singing-workshop-2d.ts';
import { studioDay } from './content/studio-day.ts';
import { voiceElevated } from './content/voice-elevated.ts';
import { voiceElevatedDetails } from './content/voice-elevated-details.ts';
import { vouchers } from './content/vouchers.ts';
import type { SampleDocument } from './document.ts';

/** Every page's words. */
export const sampleDocuments: readonly SampleDocument[] = [
  home,
  courses,
  privateCoaching,
  voiceElevated,
  voiceElevatedDetails,
  celebrity,
  advancedTechnique,
  beginnerVocals,
  singingWorkshop1d,
  singingWorkshop2d,
  studioDay,
  ...vouchers,
  ...applications,
  about,
  artist,
  ...magazine,
  ...reading,
  ...selling,
  salesMainCourse,
  salesBeginnerCourse,
  salesAdvancedCourse,
  ...contact,
  ...legal,
];
