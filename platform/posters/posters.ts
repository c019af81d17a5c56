export interface Posters {
  /** At most 2 MB within ten seconds; null: no poster. @throws when the site is unreachable or fails */
  fetch(video: { site: 'youtube'; videoId: string }): Promise<Uint8Array | null>;
}
