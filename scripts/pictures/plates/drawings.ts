import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, record } from '../print.ts';
import { stageDrawings, stagePart } from './stages.ts';

type Theme = 'light' | 'dark';
/** Left, top, width and height of the part that is shown. */
type Part = readonly [number, number, number, number];

interface Drawing {
  part: Part;
  /** The drawing in its own units, without the surrounding element. */
  content: string;
  themes?: readonly Theme[];
  inks?: Partial<Record<Theme, Inks>>;
}

interface Inks {
  ink: string;
  paper: string;
  pane: string;
  /** Of thin lines, where it is not the ink. */
  line?: string;
  /** Drawn around the figure, where ground and ink are alike. */
  rim?: string;
}

const light: Inks = { ink: '#17161c', paper: '#f5f1e8', pane: '#ffc450' };
const dark: Inks = { ink: '#f3ecdd', paper: '#131217', pane: '#3d2b0b' };
/** On the night ground of both themes. */
const night: Inks = { ...dark, paper: '#17161c' };

/** People before a lit window stay dark, also at night. */
const dusk: Inks = { ink: '#131217', paper: '#f0d9a4', pane: '#d2962f' };

/** The same without a ground of their own: lit from behind. */
const lamplit: Inks = { ...dusk, line: '#f3ecdd', rim: '#f0d9a4' };

/** A house before the last light. */
const evening: Inks = { ink: '#131217', paper: '#4a3715', pane: '#ffc247' };

const bothThemes: readonly Theme[] = ['light', 'dark'];

const thing: Part = [-160, -165, 320, 390];
const empty: Part = [0, 0, 320, 240];
/** Of the stages: their dark parts are large. */
const litFromBehind = new Set(['course-edge', 'course-glass', 'course-laptop']);
const sirensPart: Part = [-290, -150, 1270, 805];

const drawings: Record<string, Drawing> = {
  'coach-singing': {
    part: [-302, -15, 620, 850],
    content: source('people/thea-singing'),
    inks: { dark: lamplit },
  },
  'coach-listening': {
    part: [-180, -15, 482, 690],
    content: mirrored(source('people/thea-listening')),
    inks: { dark: lamplit },
  },
  'coach-fork': {
    part: [-340, -15, 520, 690],
    content: source('people/thea-fork'),
    inks: { dark: lamplit },
  },
  'coach-microphone': {
    part: [-325, -15, 625, 700],
    content: mirrored(source('people/thea-singing')),
    themes: ['dark'],
    inks: { dark: night },
  },
  'stage-microphone': {
    part: [-75, -140, 150, 375],
    content: `${source('things/microphone')}<path class="k" d="M-6.5 175h13v200h-13z"/>`,
    themes: ['dark'],
    inks: { dark: { ...night, ink: '#ffc247' } },
  },
  'coach-lesson': { part: [-280, -27, 1197, 640], content: lesson(), inks: { dark: lamplit } },
  'student-sirens': { part: sirensPart, content: sirens(), inks: { dark: dusk } },
  'retreat-house': {
    part: [0, 0, 1600, 800],
    content: source('things/retreat-house'),
    inks: { dark: evening },
  },
  'studio-room': { part: [0, 0, 1600, 900], content: source('things/studio-room') },
  /* In the place of the studio's street, which the confirmation draws (app/routes/money/checkout/studio-map.tsx). */
  map: { part: [0, 0, 360, 240], content: source('things/map') },
  'instructor-thea': { part: ring(-327), content: source('people/portrait-thea'), inks: { dark: dusk } },
  'instructor-ase': { part: ring(-332), content: source('people/portrait-ase'), inks: { dark: dusk } },
  'instructor-jonas': { part: ring(-340), content: source('people/portrait-jonas'), inks: { dark: dusk } },
  'instructor-magnus': { part: ring(-335), content: source('people/portrait-magnus'), inks: { dark: dusk } },
  'goods-audio-interface': { part: thing, content: source('things/audio-interface') },
  'goods-cap': { part: thing, content: source('things/cap') },
  'goods-coffee-mug': { part: thing, content: source('things/mug') },
  'goods-headphones': { part: thing, content: source('things/headphones') },
  'goods-hoodie': { part: thing, content: source('things/hoodie') },
  'goods-microphone': { part: thing, content: source('things/microphone') },
  'goods-pop-filter': { part: thing, content: source('things/pop-filter') },
  'goods-t-shirt': { part: thing, content: source('things/tshirt') },
  'goods-tote-bag': { part: thing, content: source('things/tote') },
  'goods-travel-cup': { part: thing, content: source('things/travel-cup') },
  'empty-chair': { part: empty, content: source('things/empty-chair') },
  'empty-fork': { part: empty, content: source('things/empty-fork') },
  'empty-hook': { part: empty, content: source('things/empty-hook') },
  'empty-metronome': { part: empty, content: source('things/empty-metronome') },
  'empty-stand': { part: empty, content: source('things/empty-stand') },
  ...Object.fromEntries(
    Object.entries(stageDrawings(source)).map(([name, content]) => [
      name,
      { part: stagePart, content, ...(litFromBehind.has(name) ? { inks: { dark: lamplit } } : {}) },
    ]),
  ),
};

/** People and things, drawn by hand (../people, ../things), in the colours of both themes. */
export async function drawDrawings(): Promise<void> {
  for (const [name, { part, content, themes = bothThemes, inks }] of Object.entries(drawings)) {
    const [, , width, height] = part;
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${part.join(' ')}">`;
    for (const theme of themes) {
      const colours = inks?.[theme] ?? { light, dark }[theme];
      const inked = content.replaceAll(/class="([^"]*)"/g, (_, kinds: string) =>
        attributesOf(kinds.split(' '), colours),
      );
      writeFileSync(
        join(folder, `${name}-${theme}.svg`),
        `${open}${colours.rim ? rim(content, colours.rim) : ''}${inked}</svg>\n`,
      );
    }
    // Those of courses are the page's own (app/routes/offers/courses/parts/stage-drawing.tsx).
    if (part !== stagePart) record(name, { width, height, sizes: [], themes });
  }
}

/** The outline of a figure, widened: its areas without the strokes that shade or cut them. */
function rim(content: string, colour: string): string {
  const areas = content.replaceAll(
    /<path class="([^"]*)"([^>]*) d="([^"]*)"\/>/g,
    (_, kinds, rest, drawn) => {
      const parts = String(drawn).match(/M[^M]*/g) ?? [];
      const isShaded = parts.length > 12;
      const shown = parts.filter((part) => !isShaded || part.length > 500);
      return /^(c|s|sc)$/.test(kinds) || shown.length === 0 ? '' : `<path${rest} d="${shown.join('')}"/>`;
    },
  );
  return `<g fill="${colour}" stroke="${colour}" stroke-width="5" stroke-linejoin="round">${areas}</g>`;
}

/** A portrait in its ring. */
function ring(left: number): Part {
  return [left, -80, 440, 540];
}

function source(name: string): string {
  const drawn = readFileSync(join(import.meta.dirname, `../${name}.svg`), 'utf8');
  return drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

function mirrored(content: string): string {
  return `<g transform="scale(-1 1)">${content}</g>`;
}

/** A student sings to the coach: the stave leaves one mouth and runs below the other's hair to her ear. */
function lesson(): string {
  const heard = [-2, -1, 0, 1, 2].map((line) => {
    const y = 70 + 1.6 * line;
    return `M949 ${y}C${968 + 2 * line} ${84 + 3 * line} ${985 - 3 * line} ${140 + 2 * line} ${1022 + line} ${188 + 1.5 * line}`;
  });

  const lines = [-2, -1, 0, 1, 2].map((line) => {
    const y = 226 + 1.4 * line;
    return `M266 ${y}h6C330 ${y + 1.5 * line} 360 ${190 + 16 * line} 440 ${178 + 17 * line}S700 ${128 + 17 * line} 760 ${112 + 13 * line}S880 ${82 + 5 * line} 949 ${70 + 1.6 * line}`;
  });
  const teacher = `<g transform="translate(640 0) scale(-1 1)">${source('people/thea-teaching')}</g>`;
  const stave = `<path class="s" transform="translate(-280 -27)" d="${lines.join('')}"/>`;
  const toHerEar = `<path class="sc" transform="translate(-280 -27)" d="${heard.join('')}"/>`;
  return source('people/student-singing') + teacher + stave + toHerEar;
}

/** What a student sings in four weekends: four sirens, each a third above the last. */
function sirens(): string {
  const [left, top, width, height] = sirensPart;
  const [mouth, open, space] = [{ x: -10, y: 201 }, 320, 50];
  const lines = [-2, -1, 0, 1, 2].map((line) => {
    const y = mouth.y + 2.4 * line;
    const at = mouth.y - 36 + space * line;
    return `M${mouth.x} ${y}C${mouth.x + 90} ${y} ${open - 150} ${at} ${open} ${at}H${left + width}`;
  });
  const arches = [0, 1, 2, 3].map((siren) => {
    const [x, foot, head] = [open + 10 + 156 * siren, 292, 166 - space * siren];
    return `M${x} ${foot}C${x + 36} ${foot - 44} ${x + 42} ${head} ${x + 70} ${head}S${x + 104} ${foot - 44} ${x + 140} ${foot}C${x + 98} ${foot - 50} ${x + 97} ${head + 21} ${x + 70} ${head + 21}S${x + 42} ${foot - 50} ${x} ${foot}z`;
  });
  const ground = `<path class="p" d="M${left} ${top}h${width}v${height}h${-width}z"/>`;
  const stave = `<path class="s" d="${lines.join('')}"/><path class="k" d="${arches.join('')}"/>`;
  return ground + stave + source('people/student-singing');
}

/** The kinds of strokes and areas: k ink, c cut, g cloth, o outline, oc cut outline, p pane, s thin line, sc thin cut. */
function attributesOf(kinds: readonly string[], { ink, paper, pane, line = ink }: Inks): string {
  const found: Record<string, string> = {};
  const areas: Record<string, string> = { k: ink, c: paper, g: paper, p: pane };
  if (kinds.includes('o')) Object.assign(found, { stroke: ink, 'stroke-width': '1.6', fill: 'none' });
  if (kinds.includes('s')) Object.assign(found, { stroke: line, 'stroke-width': '1.2', fill: 'none' });
  if (kinds.includes('sc')) Object.assign(found, { stroke: paper, 'stroke-width': '1.2', fill: 'none' });
  if (kinds.includes('oc')) Object.assign(found, { stroke: paper, 'stroke-width': '2.4' });
  for (const kind of kinds) if (areas[kind]) found.fill = areas[kind];
  return Object.entries(found)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
