import { minuteMessages } from '#app/routes/site/range/minute/minute.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import type { VoiceRange } from '#studio/site/range/voice-range.ts';
import { PageParts } from './page-parts.ts';
import { PianoKeys } from './piano-keys.ts';
import { showResult } from './show-result.ts';
import { Singing } from './singing.ts';

/** The guided minute on the server's markup. */
export function wake(host: HTMLElement): void {
  const language: Language = document.documentElement.lang === 'da' ? 'da' : 'en';
  const parts = new PageParts(host);
  const view: View = { parts, language, keys: null, place: 'start', stopDrawing: () => {} };
  const singing = new Singing((now) => show(view, now));
  host.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-press]');
    if (button) presses[button.dataset.press ?? '']?.({ singing, view, button });
  });
  parts.write('address', `${location.host}${location.pathname}`);
  parts.write('status', '');
}

interface View {
  parts: PageParts;
  language: Language;
  keys: PianoKeys | null;
  place: string;
  stopDrawing: () => void;
}

interface Press {
  singing: Singing;
  view: View;
  button: HTMLElement;
}

const presses: Record<string, (press: Press) => void> = {
  start: ({ singing }) => void singing.start(),
  pause: ({ singing }) => void singing.pauseOrGoOn(),
  skip: ({ singing }) => singing.skip(),
  stop: ({ singing }) => singing.stop(),
  easy: ({ singing }) => singing.say(true),
  pushed: ({ singing }) => singing.say(false),
  again: ({ singing }) => {
    const { minute } = singing.state;
    if (minute.at === 'word') singing.sing(minute.step);
  },
  'again-up': ({ singing }) => singing.sing('up'),
  'again-down': ({ singing }) => singing.sing('down'),
  'start-over': ({ singing }) => singing.startOver(),
  keys: ({ singing }) => singing.useKeys(),
  key: ({ view, button }) => view.keys?.press(Number(button.dataset.key)),
  'next-key': ({ view }) => view.keys?.next(),
  'octave-down': ({ view }) => view.keys?.moveOctaves(-1),
  'octave-up': ({ view }) => view.keys?.moveOctaves(1),
  choose: ({ singing, view }) => {
    const range = view.keys?.choose();
    if (range) singing.found(range);
  },
  copy: ({ view, button }) => {
    navigator.clipboard?.writeText(location.href).then(
      () => button.replaceChildren(minuteMessages[view.language].copied),
      () => {},
    );
  },
};

function show(view: View, singing: Singing): void {
  const { minute } = singing.state;
  const place = placeOf(singing);
  if (place === view.place) return;
  view.place = place;
  view.stopDrawing();
  view.stopDrawing = () => {};
  const { parts, language } = view;
  parts.hide('picture', minute.at !== 'singing');
  if (minute.at === 'word') writeQuestion(view, singing);
  if (minute.at === 'keys') view.keys = new PianoKeys(parts, language);
  if (minute.at === 'singing')
    view.stopDrawing =
      singing.engine?.showSinging(parts, { singing, step: minute.step, language }) ?? (() => {});
  if (minute.at === 'result') showResult(parts, minute.range, language);
  parts.show(minute.at === 'problem' ? `problem-${minute.problem}` : minute.at);
  if (minute.at === 'result') offerToKeep(parts, minute.range, language);
}

async function offerToKeep(parts: PageParts, range: VoiceRange, language: Language): Promise<void> {
  const { keepAndShare } = await import('./keep-and-share.ts');
  keepAndShare(parts, range, language);
}

function placeOf({ state: { minute }, take }: Singing): string {
  if (minute.at === 'problem') return minute.problem;
  return 'step' in minute ? `${minute.at}-${minute.step}-${take.steps.length}` : minute.at;
}

/** After a siren: its end again where it may lie further, else how it felt. */
function writeQuestion({ parts, language }: View, { state: { minute }, take, engine }: Singing): void {
  if (minute.at !== 'word') return;
  const { step, doubt } = minute;
  const words = minuteMessages[language];
  const isDoubtful = doubt !== null && doubt !== 'limit';
  const held = engine?.readSiren(take.steps.at(-1)?.frames ?? [], take.roomLevel, step).held;
  const note = held ? noteName(Math.round(held.cents / 100), language) : '';
  parts.write('question', isDoubtful ? words.notSure : words.howWasIt[step]);
  parts.write('question-text', doubt ? words.doubts[doubt] : words.wordHint(note));
  parts.hide('picture', isDoubtful);
  parts.hide('rest', !isDoubtful);
  parts.hide('certain', isDoubtful);
  parts.hide('doubtful', !isDoubtful);
}
