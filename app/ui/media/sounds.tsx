import { createContext, type ReactNode, useContext } from 'react';
import recorded from '../../media/sounds/sounds.json';
import type { PlayerWords } from './player-parts.ts';

const addresses = import.meta.glob<string>('../../media/sounds/*.mp3', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface PlacedRecording {
  address: string;
  /** Null: unknown until it is loaded. */
  seconds: number | null;
  /** What is sung or said; empty: no words. */
  text: string;
}

interface Sounds {
  /** The owner's recordings, by the name of the sound that they replace. */
  recordings: Readonly<Record<string, PlacedRecording>>;
  words: PlayerWords;
}

interface Inked {
  from: number;
  to: number;
  /** Outwards from the middle instead of across. */
  isRound?: boolean;
}

export interface Sound extends PlacedRecording {
  /** Where the picture's ink begins and ends, as shares of its width. */
  inked: Inked;
}

const Known = createContext<Sounds | null>(null);

export const SoundsProvider = Known.Provider;

/** Recordings of a part of the page, beside those of every page. */
export function MoreSounds({ value, children }: { value: Sounds['recordings']; children: ReactNode }) {
  const known = useContext(Known);
  if (!known) return children;
  return <Known value={{ ...known, recordings: { ...known.recordings, ...value } }}>{children}</Known>;
}

const ours: Readonly<Record<string, Inked & { seconds: number }>> = recorded;

/** Null: this picture has no sound. */
export function useSound(name: string): Sound | null {
  const placed = useContext(Known)?.recordings[name];
  const own = ours[name];
  if (!own) return placed ? { ...placed, inked: { from: 0, to: 1 } } : null;
  const { seconds, ...inked } = own;
  const address = addresses[`../../media/sounds/${name}.mp3`] ?? '';
  return { ...(placed ?? { address, seconds, text: '' }), inked };
}

/** Null outside the provider: on the pages of an error. */
export function usePlayerWords(): PlayerWords | null {
  return useContext(Known)?.words ?? null;
}

/** Sounds that the owner can replace. */
export function placesForRecordings(): string[] {
  return Object.keys(ours).filter((name) => !name.startsWith('takes-'));
}
