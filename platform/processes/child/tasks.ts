import { composedValues } from '../../composed-text.ts';
import type { InputOf, OutputOf, TaskName } from '../processes.ts';
import { type ChildFiles, wholeFile } from './child-files.ts';

type Task<N extends TaskName> = (input: InputOf<N>, files: ChildFiles) => OutputOf<N> | Promise<OutputOf<N>>;

const calDav = () => import('./calendar/caldav.ts');
const google = () => import('./calendar/google.ts');
const calendar = () => import('./calendar/tasks.ts');

/** Each loads its libraries with its first task. */
const tasks: { [N in TaskName]: Task<N> } = {
  'read-busy-times': async (input) => (await calendar()).readBusyTimes(input),
  'read-event-time': async (input) => (await calendar()).readEventTime(input),
  'find-caldav-calendars': async (input) => (await calDav()).findCalendars(input),
  'read-caldav-busy-times': async (input) => (await calDav()).readCalDavBusyTimes(input),
  'read-caldav-etags': async (input) => (await calDav()).readEtags(input),
  'read-google-calendars': async (input) => (await google()).readCalendarPage(input),
  'read-google-busy-times': async (input) => (await google()).readBusyPage(input),
  'read-google-etags': async (input) => (await google()).readEtagPage(input),
  'read-google-event': async (input) => (await google()).readEvent(input),
  'parse-email': async (input) => (await import('./email/parse-email.ts')).parseEmail(input),
  'inspect-pdf': async (_, files) =>
    (await import('./files/inspect-pdf.ts')).inspectPdf(await wholeFile(files)),
  'read-csv': async (input) => composedValues((await import('./files/read-csv.ts')).readList(input)),
  'read-captions': async ({ bytes }) =>
    composedValues((await import('./files/read-captions.ts')).readCaptions(bytes)),
  'prepare-picture': async (input) => (await import('./media/prepare-picture.ts')).preparePicture(input),
  'draw-portrait': async (input) => (await import('./media/draw-portrait.ts')).drawPortrait(input),
  'draw-email-picture': async (input) =>
    (await import('./media/draw-email-picture.ts')).drawEmailPicture(input),
  'draw-poster': async (input) => (await import('./media/draw-poster.ts')).drawPoster(input),
  'draw-svg': async (input) => (await import('./media/draw-svg.ts')).drawSvg(input),
  'prepare-print': async ({ bytes }) => (await import('./media/prepare-print.ts')).preparePrint(bytes),
  'count-pdf-pages': async (_, files) => (await import('./media/pdf-pages.ts')).countPages(files),
  'draw-pdf-pages': async (input, files) => (await import('./media/pdf-pages.ts')).drawPages(input, files),
  'read-pdf-text': async (_, files) =>
    composedValues(await (await import('./media/pdf-text.ts')).readText(files)),
  'print-document': async (input) => (await import('./print/print-document.ts')).printDocument(input),
  'inspect-media': async (_, files) => (await import('./media/inspect-media.ts')).inspectMedia(files),
  'convert-film': async (input, files) =>
    (await import('./media/convert-media.ts')).convertMedia(input, files),
};

export const preloadCalendar = calendar;

export async function runTask<N extends TaskName>(
  name: N,
  input: InputOf<N>,
  files: ChildFiles,
): Promise<OutputOf<N>> {
  return tasks[name](input, files);
}
