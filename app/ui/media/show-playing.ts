import { timeText } from '#platform/media/time-text.ts';
import { inkedPercent, type Playing, playedPercent } from './player-model.ts';
import { type PlayerParts, textsOf } from './player-parts.ts';

type Shown = Omit<PlayerParts, 'audio' | 'caption'>;

/** Writes the state into the page. Styles are set by script, because our CSP forbids style attributes. */
export function showPlaying(parts: Shown, playing: Playing): void {
  const { host, label, time, status, seek } = parts;
  const { state, at, length } = playing;
  const texts = textsOf(parts);
  host.dataset.state = state;
  host.toggleAttribute('data-begun', at > 0);
  setText(label, state === 'playing' ? texts.pause : state === 'failed' ? texts.again : texts.play);
  const total = length === null ? null : timeText(Math.round(length));
  const isAtStart = state === 'idle' && at === 0;
  setText(time, isAtStart && total ? total : [timeText(at), total].filter(Boolean).join(' / '));
  setText(status, state === 'loading' ? texts.loading : state === 'failed' ? texts.failed : '');
  if (seek) {
    seek.disabled = length === null;
    if (length !== null) seek.max = String(Math.max(1, Math.floor(length)));
    seek.value = String(Math.floor(at));
    seek.ariaValueText = [timeText(at), total].filter(Boolean).join(' / ');
  }
  showPlayed(parts, playing);
}

/** Called for every frame while it sounds. */
export function showPlayed({ host, plate }: Pick<Shown, 'host' | 'plate'>, playing: Playing): void {
  host.style.setProperty('--played', `${playedPercent(playing)}%`);
  if (!plate) return;
  const { state, at } = playing;
  const isInking = state !== 'failed' && (at > 0 || state === 'playing');
  if (!isInking) {
    delete plate.dataset.inking;
    return;
  }
  const { from, to, isRound = false } = JSON.parse(host.dataset.inks ?? '{}');
  plate.dataset.inking = isRound ? 'outwards' : 'across';
  plate.style.setProperty('--inked', `${inkedPercent(playing, { from, to })}%`);
}

/** An unchanged text is not written: it would be announced again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
