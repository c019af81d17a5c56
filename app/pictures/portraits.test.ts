import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = ['ase', 'jonas', 'magnus', 'thea'];

/** Where the segments of a path as our pen writes it, M and relative c, begin and end. */
function pointsOf(path: string): { x: number; y: number }[] {
  const [x = 0, y = 0, ...curves] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points = [{ x, y }];
  for (let at = 0; at + 5 < curves.length; at += 6) {
    const last = points.at(-1)!;
    points.push({ x: last.x + curves[at + 4]!, y: last.y + curves[at + 5]! });
  }
  return points;
}

test.each(names)('the portrait of %s is not cut off: its ring is inside the picture', (name) => {
  const svg = readFileSync(new URL(`./instructor-${name}-light.svg`, import.meta.url), 'utf8');
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const ring = pointsOf(/<\/g><path[^>]* d="(M[^Mz]+)/.exec(svg)?.[1] ?? '');
  expect(ring.length).toBeGreaterThan(3);
  for (const { x, y } of ring) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(left + width);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(top + height);
  }
});

const people = [...names.map((name) => `instructor-${name}`), 'coach-singing', 'coach-listening', 'coach-fork', 'coach-lesson'];

test.each(people)('%s stays dark in the dark theme, lit from behind', (name) => {
  const svg = readFileSync(new URL(`./${name}-dark.svg`, import.meta.url), 'utf8');
  expect(svg).toContain('fill="#131217"');
  expect(svg).not.toContain('fill="#f3ecdd"');
  expect(svg).toMatch(/<g fill="#f0d9a4" stroke|fill="#(d2962f|f0d9a4)"/);
});
