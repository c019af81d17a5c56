/** Posters of films on other sites, asked for by the server, once per film. */
export interface Posters {
  /**
   * The picture as the site sends it, at most 2 MB; null when it has none. Takes at most ten seconds.
   * @throws when the site cannot be reached or answers with an error of its own
   */
  fetch(video: { site: 'youtube'; videoId: string }): Promise<Uint8Array | null>;
}
