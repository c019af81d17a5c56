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

/** What a crop keeps: 'automatic' is the most salient part. */
export const pictureFocuses = ['automatic', 'centre', 'top', 'bottom', 'left', 'right'] as const;
export type PictureFocus = (typeof pictureFocuses)[number];

export interface PictureCrop extends Proportions {
  focus?: PictureFocus;
}

export interface PictureRequest {
  bytes: Uint8Array;
  /** Cropped to this aspect ratio. */
  proportions?: PictureCrop;
}
