import { breath } from './main/breath.ts';
import { colour } from './main/colour.ts';
import { onset } from './main/onset.ts';
import { pitch } from './main/pitch.ts';
import { registers } from './main/registers.ts';
import { stage } from './main/stage.ts';
import { stamina } from './main/stamina.ts';
import { words } from './main/words.ts';
import type { SampleCourse } from './sample-course.ts';

/** The Whole Voice, as /sales sells it: eight modules, thirty-two lessons. */
export const mainCourse: SampleCourse = {
  id: 'main-course',
  title: { en: 'The Whole Voice', da: 'Hele stemmen' },
  description: {
    en: 'Eight modules, ten minutes a day. By the end you know what your voice does, and why it does it.',
    da: 'Otte moduler, ti minutter om dagen. Til sidst ved du, hvad din stemme gør, og hvorfor.',
  },
  modules: [breath, onset, pitch, registers, words, colour, stamina, stage],
};
