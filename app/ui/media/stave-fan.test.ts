import { expect, test } from 'vitest';
import { fanPaths, staveLines } from './stave-fan.tsx';

test('each line of the fan leaves the mouth and ends straight on its line of the stave', () => {
  const lines = staveLines([112, 284], 26);
  expect(lines).toHaveLength(10);
  expect([lines[4], lines[9]]).toEqual([216, 388]);
  const paths = fanPaths({ mouth: [279, 264], pitch: 1.3, lines, join: 500, end: 2800 });
  expect(paths).toHaveLength(10);
  expect(paths[0]).toBe('M279 258.15C362.98 258.15 400.55 112 500 112H2800');
  for (const [index, path] of paths.entries()) expect(path).toMatch(new RegExp(`500 ${lines[index]}H2800$`));
});

test('lines that end where they become straight are curves only, in either direction', () => {
  const [path] = fanPaths({ mouth: [138, 354], pitch: 1, lines: [290], join: 186, end: 186 });
  expect(path).toBe('M138 354C156.24 354 164.4 290 186 290');
  const [back] = fanPaths({ mouth: [1000, 158], pitch: 1.5, lines: [128], join: 600, end: 0 });
  expect(back).toBe('M1000 158C848 158 780 128 600 128H0');
});
