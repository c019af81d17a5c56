/** What a QuickTime film holds, as far as browsers care. */
export type FilmFinding =
  | { kind: 'mp4' | 'm4a'; seconds: number }
  /** HEVC, and whatever else browsers do not play everywhere. */
  | { kind: 'hevc' | 'unplayable' };
