import { PictureFrame } from './picture-frame.tsx';

/** One file per width and format: `<base>/<width>.avif` and `.webp`. */
export interface PhotographFiles {
  address: string;
  /** Pixel widths of the files, ascending. */
  widths: readonly number[];
  /** Intrinsic size in pixels; only the ratio is used. */
  width: number;
  height: number;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  /** The owner’s choice; none: as the place shows photographs. */
  tone?: 'grey' | 'colour' | null;
}

export interface PhotographProps {
  files: PhotographFiles;
  alt: string;
  /** Value of the sizes attribute. */
  sizes?: string;
  isFirst?: boolean;
  className?: string | undefined;
  /** Grey without a choice of the owner. */
  isGrey?: boolean;
}

/** AVIF with WebP as the fallback; a blurred placeholder is shown during loading. */
export function Photograph({
  files,
  alt,
  sizes = '100vw',
  isFirst = false,
  className,
  isGrey,
}: PhotographProps) {
  const tone = files.tone ?? (isGrey ? 'grey' : null);
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
          className={[tone === 'grey' ? tone : '', className].filter(Boolean).join(' ') || undefined}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </PictureFrame>
  );
}
