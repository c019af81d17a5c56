import pictures from '../../pictures/pictures.json';
import { Photograph } from './photograph.tsx';
import { usePhotograph } from './photographs.tsx';
import { PictureFrame } from './picture-frame.tsx';

const addresses = import.meta.glob<string>('../../pictures/*.{webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

type Theme = 'light' | 'dark';

interface PictureRecord {
  width: number;
  height: number;
  sizes: readonly number[];
  themes: readonly string[];
  before?: Partial<Record<Theme, string>>;
}

export interface PictureProps {
  /** A picture of app/pictures. */
  name: string;
  /** Empty for pictures that say nothing the words do not. */
  alt: string;
  /** How wide the picture stands on the page; the browser chooses the file by it. */
  sizes?: string;
  /** Another picture below 700 px. */
  phone?: string;
  /** The first thing seen: fetched before anything else, and never lazily. */
  isFirst?: boolean;
  className?: string;
  /** On a ground that is dark in both themes. */
  isOnNight?: boolean;
}

export function hasPicture(name: string): boolean {
  return Object.hasOwn(pictures, name);
}

/** Printed in gold only: stands on a dark ground in both themes. */
export function isNightPicture(name: string): boolean {
  return !recordOf(name).themes.includes('light');
}

/** Width and height of the place a picture fills, in units of its own; what stands there instead is cut to them. */
export function proportionsOf(name: string): { width: number; height: number } | null {
  return hasPicture(name) ? recordOf(name) : null;
}

/**
 * The pictures whose places photographs can take. Not the engraved sound of a headline or a sentence: it says the words
 * it stands under; and not those of goods, which have photographs of their own.
 */
export function placesForPhotographs(): string[] {
  return Object.keys(pictures).filter((name) => !/^(hero|speech|goods)-|-default$/.test(name));
}

/**
 * A picture of ours: several widths, its own print for dark pages, and its proportions so that nothing moves. Where a
 * photograph was put in its place, that one.
 */
export function Picture({
  name,
  alt,
  sizes = '100vw',
  phone,
  isFirst = false,
  className,
  isOnNight = false,
}: PictureProps) {
  const photograph = usePhotograph(name);
  if (photograph) {
    const says = alt === '' ? '' : photograph.alt;
    return <Photograph files={photograph} alt={says} {...{ sizes, isFirst, className }} />;
  }
  const picture = recordOf(name);
  const narrow = phone ? recordOf(phone) : null;
  const theme = isOnNight ? 'dark' : ((picture.themes[0] as Theme | undefined) ?? 'light');
  const isTwofold = picture.themes.length > 1 && !isOnNight;
  const files = srcSet(name, theme);
  const sizesOf = (record: PictureRecord) => (record.sizes.length > 0 ? sizes : undefined);
  return (
    <PictureFrame before={beforeOf(picture, theme, isTwofold)}>
      <picture>
        {phone && narrow && (
          <>
            <source
              media="(max-width: 699px) and (prefers-color-scheme: dark)"
              srcSet={srcSet(phone, 'dark')}
              sizes={sizesOf(narrow)}
              width={narrow.width}
              height={narrow.height}
            />
            <source
              media="(max-width: 699px)"
              srcSet={srcSet(phone, 'light')}
              sizes={sizesOf(narrow)}
              width={narrow.width}
              height={narrow.height}
            />
          </>
        )}
        {isTwofold && (
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={srcSet(name, 'dark')}
            sizes={sizesOf(picture)}
          />
        )}
        <img
          src={files.split(' ')[0]}
          srcSet={picture.sizes.length > 1 ? files : undefined}
          sizes={picture.sizes.length > 1 ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt={alt}
          className={className}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </PictureFrame>
  );
}

/** A line drawing is smaller than what would stand for it, and needs none. */
function beforeOf({ before }: PictureRecord, theme: Theme, isTwofold: boolean) {
  const src = before?.[theme];
  if (!src) return null;
  return { src, dark: (isTwofold && before?.dark) || null };
}

function recordOf(name: string): PictureRecord {
  const record = (pictures as Record<string, PictureRecord>)[name];
  if (!record) throw new Error(`No such picture: ${name}`);
  return record;
}

function srcSet(name: string, theme: Theme): string {
  const { sizes } = recordOf(name);
  if (sizes.length === 0) return addressOf(`${name}-${theme}.svg`);
  return sizes.map((size) => `${addressOf(`${name}-${theme}-${size}.webp`)} ${size}w`).join(', ');
}

function addressOf(file: string): string {
  const address = addresses[`../../pictures/${file}`];
  if (!address) throw new Error(`No such picture file: ${file}`);
  return address;
}
