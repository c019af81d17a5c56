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
  /** With `isLibrary`: the most salient point. */
  focus?: FocalPoint;
}

/** 'animated': also several pages. 'drawing': SVG. 'too-large' is meant in bytes. */
export const pictureFaults = [
  'not-a-picture',
  'animated',
  'drawing',
  'cut-off',
  'too-large',
  'too-many-pixels',
  'too-small',
] as const;
export type UnpreparedPicture = (typeof pictureFaults)[number];

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

/** Per cent from the left and from the top, 0 to 100. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface PictureCrop extends Proportions {
  focus?: PictureFocus | FocalPoint;
}

/** The largest part of these proportions with the point as near to its centre as the edges allow. Not rounded. */
export function cropAround(size: Proportions, proportions: Proportions, { x, y }: FocalPoint) {
  const width = Math.min(size.width, (size.height * proportions.width) / proportions.height);
  const height = (width * proportions.height) / proportions.width;
  return {
    left: startOf((x / 100) * size.width, width, size.width),
    top: startOf((y / 100) * size.height, height, size.height),
    width,
    height,
  };
}

function startOf(centre: number, length: number, whole: number): number {
  return Math.min(Math.max(centre - length / 2, 0), whole - length);
}

export interface PictureRequest {
  bytes: Uint8Array;
  /** Cropped to this aspect ratio. */
  proportions?: PictureCrop;
  /** Also `master.webp`, which later crops are made from, and the focal point. */
  isLibrary?: boolean;
}
