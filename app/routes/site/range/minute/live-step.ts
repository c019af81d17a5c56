import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import { framesPerSecond, sungLine } from '#studio/site/range/sung-line.ts';
import { lengths, type StepName } from './minute.ts';

export type Remark = 'listening' | 'silent' | 'unclear' | 'soft' | 'heard';

/** Seconds of silence that end a step once enough was sung, and the least of both. */
const ending = { silence: 1.4, sung: 1.8, least: 4 };
const recent = 2.5;
const loud = 10;
const soft = 16;
/** Full scale is 0. A street or an engine: a soft voice could not stand out. */
const loudestRoom = -38;
const leastUnclear = 0.6;

export function isOver(step: StepName, frames: readonly PitchFrame[], room: number): boolean {
  if (frames.length >= lengths[step] * framesPerSecond) return true;
  if (step !== 'up' && step !== 'down') return false;
  if (frames.length < ending.least * framesPerSecond) return false;
  const line = sungLine(frames, room);
  const tail = line.slice(-ending.silence * framesPerSecond);
  return tail.every((value) => value === 0) && countSung(line) >= ending.sung * framesPerSecond;
}

export const isRoomLoud = (room: number) => room > loudestRoom;

export function remarkOn(frames: readonly PitchFrame[], room: number): Remark {
  const last = frames.slice(-recent * framesPerSecond);
  if (last.length < recent * framesPerSecond) return 'listening';
  const sung = countSung(sungLine(last, room));
  const loudFrames = last.filter(({ level }) => level >= room + loud);
  if (loudFrames.length < 0.1 * last.length)
    return countSung(sungLine(frames, room)) > 0 ? 'listening' : 'silent';
  if (loudFrames.length - sung > leastUnclear * loudFrames.length) return 'unclear';
  const level = loudFrames.reduce((sum, frame) => sum + frame.level, 0) / loudFrames.length;
  return level < room + soft ? 'soft' : 'heard';
}

/** From 0 to 1, for a picture: -60 to -10 dB. */
export function loudnessOf(frames: readonly PitchFrame[]): number {
  const last = frames.slice(-5);
  const level = last.reduce((sum, frame) => sum + frame.level, 0) / Math.max(1, last.length);
  return last.length === 0 ? 0 : Math.min(1, Math.max(0, (level + 60) / 50));
}

const countSung = (line: readonly number[]) => line.filter((value) => value > 0).length;
