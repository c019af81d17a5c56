import { Photograph } from '#app/ui/media/photograph.tsx';
import { defaultPicture, hasPicture, Picture } from '#app/ui/media/picture.tsx';
import type { ShopPicture } from '#studio/goods/shop/product-pictures.queries.ts';

export function ProductPicture({
  picture,
  sizes,
  isFirst = false,
  isDecoration = false,
}: {
  picture: ShopPicture | undefined;
  sizes: string;
  isFirst?: boolean;
  /** Decorative beside the product's name. */
  isDecoration?: boolean;
}) {
  const alt = isDecoration || !picture ? '' : picture.alt;
  if (picture?.kind === 'photo') {
    const { id, ...photograph } = picture;
    return (
      <Photograph
        files={{ ...photograph, address: `/pictures/${id}` }}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
      />
    );
  }
  const name = picture && hasPicture(picture.name) ? picture.name : defaultPicture;
  return <Picture name={name} alt={alt} sizes={sizes} isFirst={isFirst} />;
}
