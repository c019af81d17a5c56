import { hasPicture, Picture } from '#app/ui/picture.tsx';
import type { ShopPicture } from '#studio/shop/product-pictures.queries.ts';

/** A product's picture: a plate of the house, or the owner's photograph in its widths. */
export function WarePicture({
  picture,
  sizes,
  isFirst = false,
  isDecoration = false,
}: {
  picture: ShopPicture | undefined;
  sizes: string;
  isFirst?: boolean;
  /** Beside its own name, where it says nothing more. */
  isDecoration?: boolean;
}) {
  const alt = isDecoration || !picture ? '' : picture.alt;
  if (picture?.kind === 'photo') {
    const { id, widths, width, height } = picture;
    const files = (format: string) =>
      widths.map((one) => `/pictures/${id}/${one}.${format} ${one}w`).join(', ');
    return (
      <picture>
        <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
        <img
          className="photo"
          src={`/pictures/${id}/${widths.at(-1)}.webp`}
          srcSet={files('webp')}
          {...{ sizes, width, height }}
          alt={alt}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    );
  }
  const name = picture && hasPicture(picture.name) ? picture.name : 'incipit-default';
  return <Picture name={name} alt={alt} sizes={sizes} isFirst={isFirst} />;
}
