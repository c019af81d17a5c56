import { attachPlayer } from '#app/ui/media/attach-player.ts';

export function wake(host: HTMLElement): void {
  attachPlayer(host);
}
