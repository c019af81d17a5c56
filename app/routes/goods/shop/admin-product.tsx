import { TextField } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords, noUploads } from '#app/web/forms/file-field.messages.ts';
import type { OwnersProduct } from '#studio/goods/shop/products-for-owner.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { acceptedPictures } from '#studio/shared/media/accepted-files.ts';
import { formatDate } from '#studio/shared/time/format-time.ts';
import { type ShopAdminWords, shopAdminMessages } from './admin.messages.ts';
import { ProductForm, type ProductFormProps } from './product-form.tsx';
import { ProductPicture } from './product-picture.tsx';

interface PictureProps {
  product: OwnersProduct;
  typedPicture: { altEn: string; altDa: string } | null;
  language: Language;
  prefix: string;
}

type AdminProductProps = Omit<ProductFormProps, 'product'> & PictureProps & { hasPrinter: boolean };

export function AdminProduct(props: AdminProductProps) {
  const { product, typed, typedPicture, language, prefix, hasPrinter } = props;
  const words = shopAdminMessages[language];
  return (
    <div className="admin-product">
      {product.isPublished && <TextLink href={`/shop/${product.id}`}>{words.seePage}</TextLink>}
      <Pictures product={product} typedPicture={typedPicture} language={language} prefix={prefix} />
      <ProductForm product={product} typed={typed} language={language} prefix={prefix} />
      {product.fulfilment === 'print' && (
        <form
          className="form"
          method="post"
          action={`${prefix}/shop/admin?about=${product.id}`}
          data-island="product-form"
        >
          <input type="hidden" name="action" value="sync" />
          <input type="hidden" name="id" value={product.id} />
          <div className="actions">
            <button
              className="button ghost plain compact"
              type="submit"
              disabled={!product.printfulProductId || !hasPrinter}
              data-busy-label={words.syncing}
            >
              {words.sync}
              <span className="unseen"> {product.nameEn}</span>
            </button>
            <span className="hint">
              {product.printfulProductId ? words.syncNote : words.noSync}{' '}
              {product.syncedOn &&
                words.syncedAt(formatDate(Temporal.PlainDate.from(product.syncedOn), language))}
            </span>
          </div>
        </form>
      )}
    </div>
  );
}

function Pictures({ product, typedPicture, language, prefix }: PictureProps) {
  const words = shopAdminMessages[language];
  const action = `${prefix}/shop/admin/picture`;
  return (
    <section className="admin-pictures" aria-label={words.pictures}>
      <ul>
        {product.pictures.map((picture) => (
          <li key={picture.id}>
            <ProductPicture picture={picture} sizes="160px" />
            <RemovePicture product={product} picture={picture} words={words} action={action} />
          </li>
        ))}
      </ul>
      {product.imageUrl && <p className="hint">{words.outside(product.imageUrl)}</p>}
      <AddPicture product={product} typedPicture={typedPicture} language={language} action={action} />
    </section>
  );
}

function RemovePicture({
  product,
  picture,
  words,
  action,
}: {
  product: OwnersProduct;
  picture: OwnersProduct['pictures'][number];
  words: ShopAdminWords;
  action: string;
}) {
  return (
    <details className="confirm-step">
      <summary className="text-link">
        {words.removePicture}
        <span className="unseen"> {picture.alt}</span>
      </summary>
      <form className="notice wrong" method="post" action={action}>
        <p>{words.sureOfPicture(picture.alt)}</p>
        <input type="hidden" name="id" value={product.id} />
        <button className="button wrong plain compact" type="submit" name="remove" value={picture.id}>
          {words.removeForGood}
        </button>
      </form>
    </details>
  );
}

function AddPicture({
  product,
  typedPicture,
  language,
  action,
}: Omit<PictureProps, 'prefix'> & { action: string }) {
  const words = shopAdminMessages[language];
  const idPrefix = `picture-${product.id}`;
  return (
    <form
      className="form"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-island="file-form"
    >
      <input type="hidden" name="id" value={product.id} />
      <Uploader
        name="picture"
        idPrefix={idPrefix}
        label={words.fields.picture}
        hint={words.hints.picture}
        accept={acceptedPictures}
        words={{ ...fileWords[language].one, ...noUploads }}
      />
      <div className="pair">
        <TextField
          name="alt"
          idPrefix={idPrefix}
          label={words.fields.altEn}
          defaultValue={typedPicture?.altEn ?? ''}
          isRequired
        />
        <TextField
          name="alt_da"
          idPrefix={idPrefix}
          label={words.fields.altDa}
          defaultValue={typedPicture?.altDa ?? ''}
          optionalNote={words.optional}
        />
      </div>
      <div className="actions">
        <button className="button ghost plain compact" type="submit">
          {words.addPicture}
          <span className="unseen"> {product.nameEn}</span>
        </button>
      </div>
    </form>
  );
}
