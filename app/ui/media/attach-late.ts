import { attachPlayer } from './attach-player.ts';

/** Loaded on demand, as an entry of its own: the player's script is small because it has one way in. */
export function attachLate(host: HTMLElement, detached: AbortSignal): void {
  if (!detached.aborted) detached.addEventListener('abort', attachPlayer(host));
}
