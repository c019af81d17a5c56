export type FilmFinding =
  | { kind: 'mp4' | 'm4a'; seconds: number }
  /** HEVC and other codecs without general browser support. */
  | { kind: 'hevc' | 'unplayable' };
