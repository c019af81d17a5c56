/** The size that Open Graph readers expect. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What a share image shows, all of it in its address: other content has another address. */
export interface ShareImage {
  title: string;
  studio: string;
  /** `<id>/<width>` of a stored picture, with '/grey' if it is drawn so; empty: none. */
  photograph: string;
}

const unsigned = '/share/unsigned.jpg';
const mostLetters = 200;

/** Signed when the page is rendered: other texts are never drawn in the studio's name. */
export function shareAddress({ title, studio, photograph }: ShareImage): string {
  const shown = { title: title.slice(0, mostLetters), studio, photograph };
  return `${unsigned}?${new URLSearchParams(shown)}`;
}
