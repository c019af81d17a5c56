/** The elements of a player that the server has rendered. */
export interface PlayerParts {
  host: HTMLElement;
  audio: HTMLMediaElement;
  button: HTMLButtonElement;
  /** The button's visible or hidden text: 'Play', 'Pause'. */
  label: HTMLElement;
  time: HTMLElement;
  status: HTMLElement;
  seek: HTMLInputElement | null;
  caption: HTMLElement | null;
  /** The figure that is inked while it sounds. */
  plate: HTMLElement | null;
}

/** Written into the markup, because the script of visitor pages knows no language. */
export interface PlayerTexts {
  play: string;
  pause: string;
  loading: string;
  failed: string;
  /** Replaces the label after a failure. */
  again: string;
}

export interface PlayerWords extends PlayerTexts {
  /** Instead of 'Play' on a plate. */
  hear: string;
  seek: string;
  fullScreen: string;
}

export function playerParts(host: HTMLElement): PlayerParts {
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = host.querySelector<T>(selector);
    if (!found) throw new Error(`The player has no ${selector}`);
    return found;
  };
  return {
    host,
    audio: find<HTMLMediaElement>('audio, video'),
    button: find<HTMLButtonElement>('[data-part="button"]'),
    label: find('[data-part="label"]'),
    time: find('[data-part="time"]'),
    status: find('[data-part="status"]'),
    seek: host.querySelector<HTMLInputElement>('[data-part="seek"]'),
    caption: host.querySelector<HTMLElement>('[data-part="caption"]'),
    plate: host.hasAttribute('data-inks') ? host.closest<HTMLElement>('[data-plate]') : null,
  };
}

export function textsOf({ host }: Pick<PlayerParts, 'host'>): PlayerTexts {
  return JSON.parse(host.dataset.texts ?? '{}');
}
