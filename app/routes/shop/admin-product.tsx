import { TextField } from '#app/ui/field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Uploader } from '#app/ui/uploader.tsx';
import { fileWords } from '#app/web/file-field.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { tellDate } from '#studio/shared/tell-time.ts';
import type { OwnersProduct } from '#studio/shop/shelf-for-owner.queries.ts';
import { type ShopAdminWords, shopAdminMessages } from './admin.messages.ts';
import { ProductForm, type ProductFormProps } from './product-form.tsx';
import { WarePicture } from './ware-picture.tsx';

type AdminProductProps = Omit<ProductFormProps, 'product'> & { product: OwnersProduct; hasPrinter: boolean };

/** One thing on the shelf, as its owner changes it. */
export function AdminProduct({ product, typed, language, prefix, hasPrinter }: AdminProductProps) {
  const words = shopAdminMessages[language];
  return (
    <div className="admin-product">
      {product.isPublished && <TextLink href={`/shop/${product.id}`}>{words.seePage}</TextLink>}
      <Pictures {...{ product, words, language, prefix }} />
      <ProductForm {...{ product, typed, language, prefix }} />
      {product.fulfilment === 'print' && (
        <form className="form" method="post" action={`${prefix}/shop/admin`} data-island="product-form">
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
                words.syncedAt(tellDate(Temporal.PlainDate.from(product.syncedOn), language))}
            </span>
          </div>
        </form>
      )}
    </div>
  );
}

function Pictures({
  product,
  words,
  language,
  prefix,
}: {
  product: OwnersProduct;
  words: ShopAdminWords;
  language: Language;
  prefix: string;
}) {
  const action = `${prefix}/shop/admin/picture`;
  const idPrefix = `picture-${product.id}`;
  return (
    <section className="admin-pictures" aria-label={words.pictures}>
      <ul>
        {product.pictures.map((picture) => (
          <li key={picture.id}>
            <WarePicture picture={picture} sizes="160px" />
            <form method="post" action={action}>
              <input type="hidden" name="id" value={product.id} />
              <button className="text-link" type="submit" name="remove" value={picture.id}>
                {words.removePicture}
                <span className="unseen"> {picture.alt}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      {product.imageUrl && <p className="hint">{words.outside(product.imageUrl)}</p>}
      <form className="form" method="post" action={action} encType="multipart/form-data" noValidate>
        <input type="hidden" name="id" value={product.id} />
        <Uploader
          name="picture"
          idPrefix={idPrefix}
          label={words.fields.picture}
          hint={words.hints.picture}
          accept="image/jpeg,image/png,image/webp,image/avif"
          words={{ ...fileWords[language].one, remove: () => '', progress: () => '', done: '', waiting: '' }}
        />
        <div className="pair">
          <TextField name="alt" idPrefix={idPrefix} label={words.fields.altEn} isRequired />
          <TextField
            name="alt_da"
            idPrefix={idPrefix}
            label={words.fields.altDa}
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
    </section>
  );
}
