import { type KeepWords, keepMessages } from '#app/routes/range/keep/keep.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { comfortable, readVoiceRange, type VoiceRange } from '#studio/site/range/voice-range.ts';
import { keepRanges, keptRanges } from './kept-ranges.ts';
import { showMonths, spanText } from './show-kept.ts';

/** Fills the part below the result (keep-part.tsx), again for each result. Nothing is sent, and nothing is kept but by a press. */
export function keepAndShare(host: HTMLElement, range: VoiceRange, language: Language): void {
  const part = host.querySelector<HTMLElement>('[data-part=keep]');
  if (!part) return;
  part.dataset.sungRange = JSON.stringify(range);
  const view: KeepView = { part, range, language, words: keepMessages[language] };
  part.onclick = ({ target }) => {
    const press = target instanceof Element && target.closest<HTMLElement>('[data-keep]')?.dataset.keep;
    if (press) void presses[press as keyof typeof presses]?.(view);
  };
  partOf(view, 'card').hidden = comfortable(range) === null;
  const share = part.querySelector<HTMLElement>('[data-keep=share]');
  if (share) share.hidden = !canShareFiles();
  say(view, 'keep-status', '');
  showKept(view);
}

interface KeepView {
  part: HTMLElement;
  range: VoiceRange;
  language: Language;
  words: KeepWords;
}

const presses = {
  keep(view: KeepView) {
    const { range, words } = view;
    const isStored = keepRanges([...earlierThan(range), range]);
    say(view, 'keep-status', isStored ? words.kept : words.noRoom);
    showKept(view);
  },
  delete(view: KeepView) {
    keepRanges([]);
    say(view, 'keep-status', view.words.deleted);
    showKept(view);
    view.part.querySelector<HTMLElement>('[data-keep=keep]')?.focus();
  },
  png: (view: KeepView) => offer(view, 'png', download),
  pdf: (view: KeepView) => offer(view, 'pdf', download),
  share: (view: KeepView) => offer(view, 'png', shareFile),
};

async function offer(view: KeepView, kind: 'png' | 'pdf', use: (file: File) => Promise<void>): Promise<void> {
  const { part, range, language, words } = view;
  const name = part.querySelector('input')?.value.trim() ?? '';
  const studioName = part.dataset.studio ?? '';
  const card = { range, name, studioName, language, words: words.words };
  try {
    const { cardFile } = await import('./card-file.ts');
    await use(await cardFile(card, kind));
    say(view, 'card-status', '');
  } catch (error) {
    // Closing the share sheet is an answer.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    say(view, 'card-status', words.notMade);
  }
}

async function download(file: File): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function shareFile(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
  else await download(file);
}

function canShareFiles(): boolean {
  const probe = new File([], 'card.png', { type: 'image/png' });
  return Boolean(navigator.canShare?.({ files: [probe] }));
}

const isSame = (one: VoiceRange, other: VoiceRange) => JSON.stringify(one) === JSON.stringify(other);

function allKept(): VoiceRange[] {
  return keptRanges().flatMap((kept) => readVoiceRange(kept) ?? []);
}

const earlierThan = (range: VoiceRange) => allKept().filter((kept) => !isSame(kept, range));

function showKept(view: KeepView): void {
  const { part, range, language, words } = view;
  const kept = allKept();
  const earlier = earlierThan(range).at(-1);
  const both = partOf(view, 'both');
  both.hidden = !earlier;
  both.replaceChildren(
    ...(earlier ? [bothRow(words.before, earlier, view), bothRow(words.now, range, view)] : []),
  );
  showMonths(partOf(view, 'months'), kept.length > 1 ? kept : [], language);
  const isKept = kept.some((each) => isSame(each, range));
  for (const [press, isHidden] of [
    ['keep', isKept],
    ['delete', kept.length === 0],
  ] as const) {
    const button = part.querySelector<HTMLElement>(`[data-keep=${press}]`);
    if (button) button.hidden = isHidden;
  }
}

function bothRow(label: string, range: VoiceRange, { language, words }: KeepView): HTMLElement {
  const row = document.createElement('p');
  const day = new Date(`${range.sungOn}T12:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const name = document.createElement('span');
  name.className = 'hint';
  name.textContent = `${label}, ${day}`;
  const value = document.createElement('strong');
  value.textContent = spanText(range, language) ?? words.noSpan;
  row.append(name, value);
  return row;
}

function partOf({ part }: KeepView, name: string): HTMLElement {
  const found = part.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`No part ${name}`);
  return found;
}

function say(view: KeepView, part: string, text: string): void {
  partOf(view, part).textContent = text;
}
