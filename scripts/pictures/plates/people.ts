import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, record } from '../print.ts';

interface Drawing {
  name: string;
  source: string;
  /** Left, top, width and height of the part that is shown. */
  part: readonly [number, number, number, number];
}

const drawings: readonly Drawing[] = [
  { name: 'coach-singing', source: 'thea-singing', part: [-302, -15, 620, 850] },
  { name: 'coach-listening', source: 'thea-listening', part: [-302, -15, 482, 690] },
  { name: 'instructor-thea', source: 'portrait-thea', part: [-327, -80, 440, 540] },
  { name: 'instructor-ase', source: 'portrait-ase', part: [-332, -80, 440, 540] },
  { name: 'instructor-jonas', source: 'portrait-jonas', part: [-327, -80, 440, 540] },
  { name: 'instructor-magnus', source: 'portrait-magnus', part: [-327, -80, 440, 540] },
];

const inks = {
  light: { ink: '#17161c', paper: '#f5f1e8', pane: '#ffc450' },
  dark: { ink: '#f3ecdd', paper: '#131217', pane: '#3d2b0b' },
};

/** The coach and the instructors, drawn by hand (../people), in the colours of both themes. */
export async function drawPeople(): Promise<void> {
  for (const { name, source, part } of drawings) {
    const [left, top, width, height] = part;
    const drawn = readFileSync(join(import.meta.dirname, `../people/${source}.svg`), 'utf8');
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`;
    for (const theme of ['light', 'dark'] as const) {
      const inked = drawn
        .replace(/<svg[^>]*>/, open)
        .replaceAll(/class="([^"]*)"/g, (_, kinds: string) => attributesOf(kinds.split(' '), inks[theme]));
      writeFileSync(join(folder, `${name}-${theme}.svg`), inked);
    }
    record(name, { width, height, sizes: [], themes: ['light', 'dark'] });
  }
}

/** The kinds of the drawings' strokes and areas: k ink, c cut, g cloth, o outline, oc cut outline, p pane. */
function attributesOf(kinds: readonly string[], { ink, paper, pane }: (typeof inks)['light']): string {
  const found: Record<string, string> = {};
  const areas: Record<string, string> = { k: ink, c: paper, g: paper, p: pane };
  if (kinds.includes('o')) Object.assign(found, { stroke: ink, 'stroke-width': '1.6', fill: 'none' });
  if (kinds.includes('oc')) Object.assign(found, { stroke: paper, 'stroke-width': '2.4' });
  for (const kind of kinds) if (areas[kind]) found.fill = areas[kind];
  return Object.entries(found)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
