export interface PictureFile {
  name: string;
  bytes: Uint8Array;
  contentType: 'image/avif' | 'image/webp';
}

export interface PreparedPicture {
  /** Pixels of the widest file, upright; pages reserve its aspect ratio. */
  width: number;
  height: number;
  widths: number[];
  /** A WebP data URL, at most 300 characters. */
  placeholder: string;
  files: PictureFile[];
}

export type UnpreparedPicture = 'not-a-picture' | 'too-large' | 'too-small';

export type PrepareOutcome =
  | { ok: true; picture: PreparedPicture }
  | { ok: false; refusal: UnpreparedPicture };

export interface Proportions {
  width: number;
  height: number;
}

export interface PictureRequest {
  bytes: Uint8Array;
  /** Cropped to this aspect ratio around the most salient part. */
  proportions?: Proportions;
}
