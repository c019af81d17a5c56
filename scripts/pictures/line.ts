import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cut } from './burin.ts';
import { folder, record, type Theme } from './print.ts';
import { sampleRate, type Voice } from './voice.ts';

/** Colours of line drawings: the melody and secondary ink. */
export const lineColours: Record<Theme, { melody: string; ink: string; stave: string }> = {
  light: { melody: '#17161c', ink: '#17161c', stave: '#17161c' },
  dark: { melody: '#ffc247', ink: '#f3ecdd', stave: '#f3ecdd8c' },
};

/** The pitch of a voice as a line, wide where it is loud and interrupted where it is silent. */
export function melodyLine(
  voice: Voice,
  place: { x: (share: number) => number; y: (hertz: number) => number; from?: number; to?: number },
  options: { thinnest: number; widest: number; steps: number },
): string {
  const { from = 0, to = 1 } = place;
  const points = Array.from({ length: options.steps + 1 }, (_, step) => {
    const share = from + ((to - from) * step) / options.steps;
    const n = Math.min(voice.pitch.length - 1, Math.floor(share * voice.seconds * sampleRate));
    const loudness = voice.loudness[n]!;
    const width =
      loudness < 0.06 ? 0 : options.thinnest + (options.widest - options.thinnest) * loudness ** 1.4;
    return { x: place.x(share), y: place.y(voice.pitch[n]!), width };
  });
  return cut(points, 0.1);
}

/** Writes a small drawing for both themes: `draw` receives the colours and returns the SVG body. */
export function writeDrawing(
  name: string,
  size: { width: number; height: number },
  draw: (colours: (typeof lineColours)[Theme]) => string,
): void {
  mkdirSync(folder, { recursive: true });
  record(name, { ...size, sizes: [], themes: ['light', 'dark'] });
  for (const theme of ['light', 'dark'] as const) {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`;
    const file = `${open}${draw(lineColours[theme])}</svg>\n`;
    writeFileSync(join(folder, `${name}-${theme}.svg`), file);
    if (theme === 'light') console.log(`${name}: ${(file.length / 1024).toFixed(1)} KiB`);
  }
}
