import { inkOutline, type LineScale, xOf, yOf } from '#app/routes/site/range/minute/ink-line.ts';
import { loudnessOf, remarkOn } from '#app/routes/site/range/minute/live-step.ts';
import { minuteMessages } from '#app/routes/site/range/minute/minute.messages.ts';
import { lengths, type StepName, steps } from '#app/routes/site/range/minute/minute.ts';
import { drawStave, widePane, wideStave } from '#app/routes/site/range/minute/stave-drawing.ts';
import { type Clef, clefFor } from '#app/routes/site/range/minute/stave-shapes.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import { framesPerSecond, median, sungLine } from '#studio/site/range/sung-line.ts';
import type { PageParts } from './page-parts.ts';
import type { Singing, Take } from './singing.ts';

interface Layout {
  width: number;
  height: number;
  left: number;
  /** Of the bottom line. */
  bottom: number;
  step: number;
  clefAt?: number;
  pane: string;
}

const phone: Layout = {
  width: 390,
  height: 344,
  left: 62,
  bottom: 232,
  step: 8.5,
  pane: 'M251.7 8H299.9L258.9 172H210.7zM304.9 8H353.1L312.1 172H263.9zM209.4 177H257.6L217.9 336H169.7zM262.6 177H310.8L271.1 336H222.9z',
};
const wide: Layout = {
  ...wideStave,
  height: 440,
  left: 180,
  clefAt: 52,
  pane: widePane,
};
const widePage = '(min-width: 700px)';
/** Milliseconds: at most 30 drawings a second; with reduced motion two. */
const drawnEvery = { full: 33, reduced: 500 };
/** A voice that speaks all the time disturbs the one that sings. */
const spokenEvery = 5_000;
let spokenAt = Number.NEGATIVE_INFINITY;
/** Semitones that most people speak below the middle of their singing voice. */
const speaksLower = 5;

/** Where the voice is asked to go, at no pitch in particular: begin and end, in steps above the bottom line. */
const sirens: Partial<Record<StepName, readonly [from: number, to: number]>> = {
  up: [-3.5, 19],
  down: [16.5, -7],
};

function sirenPath(kind: StepName, { width, left, bottom, step }: Layout): string {
  const ends = sirens[kind];
  if (!ends) return '';
  const [from, to] = [bottom - ends[0] * step, bottom - ends[1] * step];
  const at = (share: number) => Math.round(left + 16 + share * (width - left));
  return `M${at(0)} ${from}C${at(0.24)} ${from} ${at(0.3)} ${to} ${at(0.56)} ${to}H${at(0.82)}`;
}

interface Shown {
  singing: Singing;
  step: StepName;
  language: Language;
}

export function showSinging(parts: PageParts, { singing, step, language }: Shown): () => void {
  const { take } = singing;
  const layout = matchMedia(widePage).matches ? wide : phone;
  const scale = scaleOf(step, clefOf(take), layout);
  parts.get('live-stave').setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`);
  parts.get('pane').setAttribute('d', layout.pane);
  parts.get('stave').innerHTML = drawStave({ ...layout, clef: scale.clef });
  parts.get('siren').setAttribute('d', sirenPath(step, layout));
  parts.get('ink').setAttribute('d', '');
  parts.get('outermost').textContent = '';
  parts.hide('filtered', !singing.isFiltered);
  for (const [n, head] of parts.get('heads').querySelectorAll('svg').entries())
    head.setAttribute('class', `head-mark ${headState(n + 1 - steps.indexOf(step))}`);
  const draw = () => {
    const { minute } = singing.state;
    if (minute.at !== 'singing') return;
    const line = sungLine(take.frames, take.roomLevel);
    if (step !== 'room') drawLine(parts, { line, take, scale });
    writeOutermost(parts, { line, step, scale, language, layout });
    const remark = writeState(parts, { singing, step, language });
    if (performance.now() - spokenAt < spokenEvery) return;
    spokenAt = performance.now();
    parts.write('spoken', spoken({ line, remark, language }));
  };
  draw();
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timer = setInterval(draw, isReduced ? drawnEvery.reduced : drawnEvery.full);
  return () => clearInterval(timer);
}

const headState = (later: number) => (later < 0 ? 'full' : later === 0 ? 'now' : '');

function scaleOf(kind: StepName, clef: Clef, { width, left, bottom, step }: Layout): LineScale {
  const perFrame = (width - left - 24) / (lengths[kind] * framesPerSecond);
  return { clef, bottom, step, left, perFrame };
}

/** By what was spoken or sung before: the picture must not change under the singer. */
function clefOf({ steps: sung, roomLevel }: Take): Clef {
  const before = sung.flatMap(({ frames }) => sungLine(frames, roomLevel).filter((cents) => cents > 0));
  const isOnlySpoken = sung.every(({ kind }) => kind === 'speech');
  return before.length === 0 ? 'treble' : clefFor([median(before) / 100 + (isOnlySpoken ? speaksLower : 0)]);
}

interface Line {
  line: readonly number[];
  take: Take;
  scale: LineScale;
}

function drawLine(parts: PageParts, { line, take, scale }: Line): void {
  parts.get('ink').setAttribute('d', inkOutline({ line, frames: take.frames }, scale));
  const [head, cents] = [parts.get('head'), line.at(-1) ?? 0];
  head.setAttribute('visibility', cents > 0 ? 'visible' : 'hidden');
  if (cents > 0) head.setAttribute('transform', `translate(${xOf(line.length, scale)} ${yOf(cents, scale)})`);
}

interface Outermost {
  layout: Layout;
  line: readonly number[];
  step: StepName;
  scale: LineScale;
  language: Language;
}

/** The highest note of a siren up, the lowest of one down, beside the line. */
function writeOutermost(parts: PageParts, { line, step, scale, language, layout }: Outermost): void {
  const sung = line.flatMap((cents, n) => (cents > 0 ? [{ cents, n }] : []));
  if ((step !== 'up' && step !== 'down') || sung.length < 20) return;
  const sign = step === 'up' ? 1 : -1;
  const outer = sung.reduce((best, one) => (sign * one.cents > sign * best.cents ? one : best));
  const words = minuteMessages[language];
  const name = noteName(Math.round(outer.cents / 100), language);
  parts.write('outermost', `${step === 'up' ? words.highest : words.lowest} ${name}`);
  const text = parts.get('outermost');
  const y = yOf(outer.cents, scale) + (step === 'up' ? -22 : 34);
  text.setAttribute(
    'x',
    String(Math.min(layout.width - 90, Math.max(scale.left + 100, xOf(outer.n, scale)))),
  );
  text.setAttribute('y', String(Math.min(layout.height - 6, Math.max(16, y))));
}

function writeState(parts: PageParts, { singing, step, language }: Shown): string {
  const { take, state } = singing;
  const words = minuteMessages[language];
  const isPaused = state.minute.at === 'singing' && state.minute.isPaused;
  const { cue, hint } = words.cues[step];
  const remark = isPaused
    ? words.paused
    : step === 'room'
      ? hint
      : words.remarks[remarkOn(take.frames, take.roomLevel)];
  const loudness = isPaused ? 0 : loudnessOf(take.frames);
  const [to, half] = [2 + 296 * loudness, 14 * loudness];
  parts.get('level').setAttribute('d', `M0 16L${to} ${16 - half}V${16 + half}z`);
  parts.write('level-word', words.levels[isPaused ? 0 : loudness < 0.3 ? 1 : loudness < 0.85 ? 2 : 3]!);
  parts.write('cue', isPaused ? words.paused : cue);
  parts.write('hint', isPaused ? words.pausedText : hint);
  parts.write('remark', isPaused || step === 'room' ? '' : remark);
  parts.write('left', words.left(Math.ceil(lengths[step] - take.frames.length / framesPerSecond)));
  parts.write('part', words.partOf(Math.max(1, steps.indexOf(step)), steps.length - 1));
  for (const button of parts.buttons('pause')) button.textContent = isPaused ? words.goOn : words.pause;
  for (const button of parts.buttons('skip')) button.hidden = step !== 'speech';
  return remark;
}

function spoken({
  line,
  remark,
  language,
}: {
  line: readonly number[];
  remark: string;
  language: Language;
}): string {
  const words = minuteMessages[language];
  const cents = line.findLast((value) => value > 0);
  return cents && remark === words.remarks.heard
    ? words.now(noteName(Math.round(cents / 100), language))
    : remark;
}
