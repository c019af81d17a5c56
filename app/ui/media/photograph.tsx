import { PictureFrame } from './picture-frame.tsx';

/** A photograph as it was prepared: one file per width and format, `<address>/<width>.avif` and `.webp`. */
export interface PhotographFiles {
  address: string;
  /** Pixel widths of the files, ascending. */
  widths: readonly number[];
  /** Its own size in pixels; only their ratio counts. */
  width: number;
  height: number;
  /** A data address of some hundred bytes. */
  placeholder: string;
}

export interface PhotographProps {
  files: PhotographFiles;
  alt: string;
  /** How wide it stands on the page; the browser chooses the file by it. */
  sizes?: string;
  isFirst?: boolean;
  className?: string;
}

/** A photograph in AVIF where the browser reads it, else in WebP; its own blur stands there until it has come. */
export function Photograph({ files, alt, sizes = '100vw', isFirst = false, className }: PhotographProps) {
  const set = (format: string) =>
    files.widths.map((width) => `${files.address}/${width}.${format} ${width}w`).join(', ');
  return (
    <PictureFrame before={{ src: files.placeholder, dark: null }} isOpaque>
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          src={`${files.address}/${files.widths[0]}.webp`}
          srcSet={set('webp')}
          sizes={sizes}
          width={files.width}
          height={files.height}
          alt={alt}
          className={className}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </PictureFrame>
  );
}
