export interface PictureFile {
  /** '<width>.avif' or '<width>.webp'. */
  name: string;
  bytes: Uint8Array;
  contentType: 'image/avif' | 'image/webp';
}

export interface PreparedPicture {
  /** Pixels of the widest file, upright: the proportions a page keeps free for it. */
  width: number;
  height: number;
  /** The widths there are files of, narrowest first. */
  widths: number[];
  /** A WebP of a few pixels as a data address, at most 300 characters. */
  placeholder: string;
  files: PictureFile[];
}

export type UnpreparedPicture = 'not-a-picture' | 'too-large' | 'too-small';

export type PrepareOutcome =
  | { ok: true; picture: PreparedPicture }
  | { ok: false; refusal: UnpreparedPicture };

/** Only their ratio counts. */
export interface Proportions {
  width: number;
  height: number;
}

export interface PictureRequest {
  bytes: Uint8Array;
  /** It is cut to them, around what catches the eye. */
  proportions?: Proportions;
}
