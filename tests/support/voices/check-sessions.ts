import { expect } from 'vitest';
import { findRange, type SungStep } from '#studio/site/range/find-range.ts';
import type { RangeEnd } from '#studio/site/range/voice-range.ts';
import { sessionOf, singerFrom } from './singer-session.ts';

interface Ends {
  lowest: RangeEnd;
  highest: RangeEnd;
}
type Truth = Record<keyof Ends, number>;

const isCertain = ({ lowest, highest }: Ends) =>
  lowest.certainty === 'certain' && highest.certainty === 'certain';

function wrongEnds(found: Ends, truth: Truth): string[] {
  return (['lowest', 'highest'] as const).filter((name) => {
    const end = found[name];
    if (end.certainty === 'not-heard') return false;
    const beyond = name === 'lowest' ? truth[name] - end.note : end.note - truth[name];
    return beyond > 1 || (end.certainty === 'certain' && beyond < -1);
  });
}

/**
 * Each seed is a singer from 65 to 1,050 Hz, 10 to 40 dB above the room, with creak, slips, vibrato, rests on the way
 * and hurried ends. No end may be more than a semitone off, unless it says 'at least'.
 */
export function checkSessions(seeds: readonly number[]): void {
  const [wrong, quiet] = [[] as string[], { sessions: 0, first: 0, second: 0 }];
  for (const seed of seeds) {
    const singer = singerFrom(seed);
    const { minute, again } = sessionOf(singer);
    const first = findRange(minute);
    const steps: SungStep[] = [...minute.steps];
    if (first.highest.certainty !== 'certain') steps.push(again('up'));
    if (first.lowest.certainty !== 'certain') steps.push(again('down'));
    const second = steps.length > minute.steps.length ? findRange({ ...minute, steps }) : first;
    for (const found of [first, second])
      wrong.push(...wrongEnds(found, singer).map((end) => `${end} of ${seed}: ${JSON.stringify(found)}`));
    if (singer.aboveRoom < 20) continue;
    quiet.sessions += 1;
    quiet.first += Number(isCertain(first));
    quiet.second += Number(isCertain(second));
  }
  expect(wrong).toEqual([]);
  if (!process.env.PROVE) return;
  // Both ends, where the voice is 20 dB above the room or more; and after one siren more where the page asks for it.
  expect(quiet.first / quiet.sessions).toBeGreaterThanOrEqual(0.65);
  expect(quiet.second / quiet.sessions).toBeGreaterThanOrEqual(0.9);
}
