import { attachPlayer } from '#app/ui/media/attach-player.ts';

/** A script of its own, so that a press on a picture loads neither the list of islands nor React. */
export function wake(host: HTMLElement): void {
  attachPlayer(host);
}
