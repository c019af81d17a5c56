import { attachFilm } from './attach-film.ts';
import type { Playing } from './player-model.ts';
import { type PlayerParts, playerParts } from './player-parts.ts';
import { showPlayed, showPlaying } from './show-playing.ts';

/** Makes the server's markup a player. Returns the function that detaches it. */
export function attachPlayer(host: HTMLElement): () => void {
  return controlPlayer(playerParts(host));
}

export function controlPlayer(parts: PlayerParts): () => void {
  const { host, audio, button, seek } = parts;
  const detached = new AbortController();
  const options = { signal: detached.signal };
  let playing: Playing = { state: 'idle', at: 0, length: Number(host.dataset.seconds) || null };
  const change = (changes: Partial<Playing>) => {
    playing = { ...playing, ...changes };
    showPlaying(parts, playing);
  };
  const followFrames = () => {
    if (audio.paused || detached.signal.aborted) return;
    playing = { ...playing, at: audio.currentTime };
    showPlayed(parts, playing);
    requestAnimationFrame(followFrames);
  };
  for (const [type, changes] of Object.entries(playbackChanges(audio))) {
    audio.addEventListener(type, () => change(changes()), options);
  }
  audio.addEventListener('playing', followFrames, options);
  audio.addEventListener('play', () => showCaptions(parts), options);
  button.addEventListener('click', () => toggle(audio, playing, change), options);
  seek?.addEventListener(
    'input',
    () => {
      audio.currentTime = Number(seek.value);
      change({ at: audio.currentTime });
    },
    options,
  );
  if (audio instanceof HTMLVideoElement) attachFilm(host, audio, detached.signal);
  const pauseForOther = ({ target }: Event) => {
    if (target !== audio) audio.pause();
  };
  document.addEventListener('play', pauseForOther, { ...options, capture: true });
  host.dataset.hydrated = '';
  if (audio.paused) change({});
  else {
    // Started with the browser's controls, before the script came.
    showCaptions(parts);
    change({ state: 'playing', at: audio.currentTime, length: lengthOf(audio) });
    followFrames();
  }
  return () => detached.abort();
}

function playbackChanges(audio: HTMLMediaElement): Record<string, () => Partial<Playing>> {
  return {
    waiting: () => ({ state: 'loading' }),
    playing: () => ({ state: 'playing' }),
    pause: () => ({ state: 'paused' }),
    ended: () => ({ state: 'idle', at: 0 }),
    error: () => ({ state: 'failed' }),
    durationchange: () => lengthChange(audio),
    timeupdate: () => (audio.ended ? {} : { at: audio.currentTime }),
  };
}

function lengthChange(audio: HTMLMediaElement): Partial<Playing> {
  const length = lengthOf(audio);
  return length === null ? {} : { length };
}

function toggle(
  audio: HTMLMediaElement,
  { state }: Playing,
  change: (changes: Partial<Playing>) => void,
): void {
  if (!audio.paused) {
    audio.pause();
    return;
  }
  if (state === 'failed') audio.load();
  change({ state: 'loading' });
  audio.play().catch((error: unknown) => {
    // Rejects also when it is paused before it has loaded.
    if (!(error instanceof DOMException && error.name === 'AbortError')) change({ state: 'failed' });
  });
}

/** Browsers show no captions for audio, so the player shows the current line. */
function showCaptions({ audio, caption }: PlayerParts): void {
  const track = audio.textTracks[0];
  if (!track || !caption) return;
  // 'hidden' loads the cues and fires events; 'showing' displays nothing for audio.
  track.mode = 'hidden';
  track.oncuechange = () => {
    const cues = [...(track.activeCues ?? [])];
    caption.textContent = cues.map((cue) => ('text' in cue ? String(cue.text) : '')).join(' ');
  };
}

function lengthOf({ duration }: HTMLMediaElement): number | null {
  return Number.isFinite(duration) ? duration : null;
}
