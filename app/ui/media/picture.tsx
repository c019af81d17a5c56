import pictures from '../../pictures/pictures.json';
import { Photograph } from './photograph.tsx';
import { usePhotograph } from './photographs.tsx';
import { PictureFrame } from './picture-frame.tsx';

const addresses = import.meta.glob<string>(['../../pictures/*.{webp,svg}', '!../../pictures/course-*'], {
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
  /** Empty for decorative pictures. */
  alt: string;
  /** Value of the sizes attribute. */
  sizes?: string;
  /** Another picture below 700 px. */
  phone?: string;
  /** Above the fold: high priority, never lazy. */
  isFirst?: boolean;
  className?: string;
  isOnNight?: boolean;
}

export const defaultPicture = 'incipit-default';

export function hasPicture(name: string): boolean {
  return Object.hasOwn(pictures, name);
}

export function isNightPicture(name: string): boolean {
  return !recordOf(name).themes.includes('light');
}

/** In the picture's own units; replacements are cropped to this ratio. */
export function proportionsOf(name: string): { width: number; height: number } | null {
  return hasPicture(name) ? recordOf(name) : null;
}

/** Not the notation of headlines, which belongs to its words, nor products with their own photographs, nor ornaments. */
export function placesForPhotographs(): string[] {
  return Object.keys(pictures).filter((name) => !/^(hero|speech|goods|stage|empty)-|-default$/.test(name));
}

/** Responsive, with a dark variant; fixed proportions prevent layout shift. */
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
    const shown = { files: photograph, alt: says, sizes, isFirst, className };
    return <Photograph {...shown} isGrey />;
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
        {phone && narrow && <PhoneSources name={phone} record={narrow} sizes={sizesOf(narrow)} />}
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

/** Of a picture with one size, for data that is shown without this module. */
export function pictureAddress(name: string): string | null {
  return srcSet(name, (recordOf(name).themes[0] as Theme | undefined) ?? 'light').split(' ')[0] ?? null;
}

function PhoneSources({
  name,
  record: { width, height },
  sizes,
}: {
  name: string;
  record: PictureRecord;
  sizes: string | undefined;
}) {
  const size = { sizes, width, height };
  return (
    <>
      <source
        media="(max-width: 699px) and (prefers-color-scheme: dark)"
        srcSet={srcSet(name, 'dark')}
        {...size}
      />
      <source media="(max-width: 699px)" srcSet={srcSet(name, 'light')} {...size} />
    </>
  );
}

/** Line drawings are smaller than a placeholder. */
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
