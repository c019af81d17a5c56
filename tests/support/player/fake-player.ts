import type { PlayerParts } from '#app/ui/media/player-parts.ts';

/** Enough of a media element to be played by a test. */
class FakeAudio extends EventTarget {
  paused = true;
  ended = false;
  currentTime = 0;
  duration = Number.NaN;
  textTracks: Array<{ mode: string; oncuechange?: () => void; activeCues?: Array<{ text: string }> }> = [];
  loads = 0;
  /** The next call of play() is refused with this error. */
  refusal: Error | null = null;

  async play(): Promise<void> {
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  load(): void {
    this.loads += 1;
  }

  finish(): void {
    this.currentTime = this.duration;
    this.ended = true;
    this.pause();
    this.dispatchEvent(new Event('ended'));
  }
}

function fakeElement(data: Record<string, string> = {}) {
  const styles = new Map<string, string>();
  const attributes = new Set<string>();
  return Object.assign(new EventTarget(), {
    dataset: { ...data } as Record<string, string | undefined>,
    textContent: '',
    attributes,
    styles,
    style: { setProperty: (name: string, value: string) => styles.set(name, value) },
    toggleAttribute: (name: string, isSet: boolean) =>
      isSet ? attributes.add(name) : attributes.delete(name),
  });
}

export const fakeTexts = {
  play: 'Hear it',
  pause: 'Pause',
  loading: 'Loading',
  failed: 'Failed',
  again: 'Try again',
};

export function fakePlayer(data: Record<string, string> = {}) {
  const fake = {
    host: fakeElement({ texts: JSON.stringify(fakeTexts), ...data }),
    audio: new FakeAudio(),
    button: fakeElement(),
    label: fakeElement(),
    time: fakeElement(),
    status: fakeElement(),
    seek: Object.assign(fakeElement(), { disabled: false, max: '', value: '', ariaValueText: '' }),
    caption: fakeElement(),
    plate: fakeElement(),
  };
  return { ...fake, parts: fake as unknown as PlayerParts };
}
