import { type KeepWords, keepMessages } from '#app/routes/site/range/keep/keep.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { comfortable, readVoiceRange, type VoiceRange } from '#studio/site/range/voice-range.ts';
import { keepRanges, keptRanges } from './kept-ranges.ts';
import { make, type PageParts } from './page-parts.ts';
import type { Card } from './range-card.ts';
import { showMonths, spanText } from './show-kept.ts';

/** Fills the part below the result (keep-part.tsx), again for each result. Nothing is sent, and nothing is kept but by a press. */
export function keepAndShare(parts: PageParts, range: VoiceRange, language: Language): void {
  const part = parts.get('keep');
  part.dataset.sungRange = JSON.stringify(range);
  const view: KeepView = { parts, range, language, words: keepMessages[language] };
  part.onclick = ({ target }) => {
    const press = target instanceof Element && target.closest<HTMLElement>('[data-press]')?.dataset.press;
    if (press) void presses[press as keyof typeof presses]?.(view);
  };
  const hasCard = comfortable(range) !== null;
  for (const name of ['card', 'to-card']) parts.hide(name, !hasCard);
  part.oninput = () => void showCard(view);
  if (hasCard) void showCard(view);
  hideButton(parts, 'share', !canShareFiles());
  say(view, 'keep-status', '');
  showKept(view);
}

interface KeepView {
  parts: PageParts;
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
    view.parts.buttons('keep')[0]?.focus();
  },
  png: (view: KeepView) => offer(view, 'png', download),
  pdf: (view: KeepView) => offer(view, 'pdf', download),
  share: (view: KeepView) => offer(view, 'png', shareFile),
};

async function offer(view: KeepView, kind: 'png' | 'pdf', use: (file: File) => Promise<void>): Promise<void> {
  const { words } = view;
  try {
    const { cardFile } = await import('./card-file.ts');
    await use(await cardFile(cardOf(view), kind));
    say(view, 'card-status', '');
  } catch (error) {
    // Closing the share sheet is an answer.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    say(view, 'card-status', words.notMade);
  }
}

function cardOf({ parts, range, language, words }: KeepView): Card {
  const part = parts.get('keep');
  const name = part.querySelector('input')?.value.trim() ?? '';
  const address = `${location.host}${location.pathname}`;
  return { range, name, studioName: part.dataset.studio ?? '', address, language, words: words.words };
}

async function showCard(view: KeepView): Promise<void> {
  const { cardPicture } = await import('./card-file.ts');
  const card = cardOf(view);
  const picture = await cardPicture(card);
  const isCurrent =
    cardOf(view).name === card.name &&
    view.parts.get('keep').dataset.sungRange === JSON.stringify(card.range);
  if (isCurrent) view.parts.get('card-picture').replaceChildren(...(picture ? [picture] : []));
}

async function download(file: File): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function shareFile(file: File): Promise<void> {
  const files = [file];
  const withAddress = { files, url: `${location.origin}${location.pathname}` };
  if (navigator.canShare?.(withAddress)) await navigator.share(withAddress);
  else if (navigator.canShare?.({ files })) await navigator.share({ files });
  else await download(file);
}

function canShareFiles(): boolean {
  const probe = new File([], 'card.png', { type: 'image/png' });
  return Boolean(navigator.canShare?.({ files: [probe] }));
}

const isSame = (one: VoiceRange, other: VoiceRange) => JSON.stringify(one) === JSON.stringify(other);

const allKept = () => keptRanges().flatMap((kept) => readVoiceRange(kept) ?? []);
const earlierThan = (range: VoiceRange) => allKept().filter((kept) => !isSame(kept, range));

function showKept(view: KeepView): void {
  const { parts, range, language, words } = view;
  const kept = allKept();
  const earlier = earlierThan(range).at(-1);
  const rows = earlier ? [bothRow(words.before, earlier, view), bothRow(words.now, range, view)] : [];
  parts.hide('both', !earlier);
  parts.get('both').replaceChildren(...rows);
  showMonths(parts.get('months'), kept.length > 1 ? kept : [], language);
  const isKept = kept.some((each) => isSame(each, range));
  hideButton(parts, 'keep', isKept);
  hideButton(parts, 'delete', kept.length === 0);
}

function bothRow(label: string, range: VoiceRange, { language, words }: KeepView): HTMLElement {
  const day = new Date(`${range.sungOn}T12:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const name = make('span', { class: 'hint' }, `${label}, ${day}`);
  return make('p', {}, name, make('strong', {}, spanText(range, language) ?? words.noSpan));
}

function hideButton(parts: PageParts, press: keyof typeof presses, isHidden: boolean): void {
  for (const button of parts.buttons(press)) button.hidden = isHidden;
}

function say({ parts }: KeepView, part: string, text: string): void {
  parts.get(part).textContent = text;
}
