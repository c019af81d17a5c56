import { expect, test } from 'vitest';
import { dayLine } from './day-line.ts';

const pieces = (path: string, command: string) => path.split(command).length - 1;

test.each([
  [4, [0, 1, 6, 4], 2],
  [5, [], 3],
  [1, [3], 0],
])(
  'a day of %i parts is one line from edge to edge, with the light on its highest step',
  (count, heights, peak) => {
    const { path, light } = dayLine(count, heights);
    expect(path).toMatch(/^M-10 .*H1010$/);
    expect(path).not.toContain('NaN');
    expect(pieces(path, 'C')).toBe(count - 1);
    const width = 912 / count;
    expect(light.from).toBeCloseTo(44 + peak * width, 0);
    expect(light.to).toBeCloseTo(44 + (peak + 1) * width, 0);
  },
);
