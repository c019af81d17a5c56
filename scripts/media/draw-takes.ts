/*
 * Computes the lines of the sample pair of takes as the owner's browser does for a recording:
 * `node scripts/media/draw-takes.ts`. Writes db/sample/takes.json.
 */
import { writeFileSync } from 'node:fs';
import { trackPitch } from '#platform/media/pitch/pitch-tracker.ts';
import { contourOf } from '#studio/site/takes/contour.ts';
import { sampleRate } from '../pictures/voice.ts';
import { takeVoices } from './pieces/takes.ts';

const contours = Object.fromEntries(
  Object.entries(takeVoices).map(([take, voice]) => [
    take,
    contourOf(trackPitch(voice().samples, sampleRate)),
  ]),
);
const file = new URL('../../db/sample/takes.json', import.meta.url).pathname;
writeFileSync(file, `${JSON.stringify(contours)}\n`);
