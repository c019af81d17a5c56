import type { MediaTaskName, MediaTasks } from '../media.ts';

export interface TaskFiles {
  bytes: number;
  read(offset: number, length: number): Promise<Uint8Array>;
  write(number: number, piece: Uint8Array): Promise<void>;
}

type Task<N extends MediaTaskName> = (
  input: MediaTasks[N]['input'],
  files: TaskFiles,
) => Promise<MediaTasks[N]['output']>;

const tasks: { [N in MediaTaskName]: Task<N> } = {
  'prepare-picture': async (input) => (await import('./prepare-picture.ts')).preparePicture(input),
  'draw-portrait': async (input) => (await import('./draw-portrait.ts')).drawPortrait(input),
  'draw-poster': async (input) => (await import('./draw-poster.ts')).drawPoster(input),
  'draw-svg': async (input) => (await import('./draw-svg.ts')).drawSvg(input),
  'prepare-print': async ({ bytes }) => (await import('./prepare-print.ts')).preparePrint(bytes),
  'count-pdf-pages': async (_, files) => (await import('./pdf-pages.ts')).countPages(files),
  'draw-pdf-pages': async (input, files) => (await import('./pdf-pages.ts')).drawPages(input, files),
  'read-pdf-text': async (_, files) => (await import('./pdf-text.ts')).readText(files),
  'print-document': async (input) => (await import('./print-document.ts')).printDocument(input),
  'inspect-film': async (_, files) => (await import('./inspect-film.ts')).inspectFilm(files),
  'convert-film': async (input, files) => (await import('./convert-film.ts')).convertFilm(input, files),
};

export function runTask<N extends MediaTaskName>(
  name: N,
  input: MediaTasks[N]['input'],
  files: TaskFiles,
): Promise<MediaTasks[N]['output']> {
  return tasks[name](input, files);
}

export async function wholeFile({ bytes, read }: TaskFiles): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  for (let at = 0; at < bytes; ) {
    const part = await read(at, 4 * 1024 ** 2);
    if (part.length === 0) throw new Error('the file is shorter than it should be');
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
