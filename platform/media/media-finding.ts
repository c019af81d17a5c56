/** Recordings and films that every browser engine plays, by the ending of their file. */
export const soundFormats = ['mp3', 'm4a', 'wav', 'flac', 'weba'] as const;
export type SoundFormat = (typeof soundFormats)[number];
export const filmFormats = ['mp4', 'webm'] as const;
export type FilmFormat = (typeof filmFormats)[number];

/** 'profile': more colours than every engine plays (10 bit, 4:4:4). 'unplayable' is a film, 'unplayable-sound' a recording. */
export type MediaFault =
  | 'not-media'
  | 'no-sound'
  | 'cut-off'
  | 'hevc'
  | 'profile'
  | 'unplayable'
  | 'unplayable-sound';

/** `isRemuxed`: its packets have to be copied into a file of this format first. */
export type MediaFinding =
  | { format: SoundFormat | FilmFormat; seconds: number; isRemuxed: boolean }
  | { fault: MediaFault };
