import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { categories } from '#studio/goods/shop/product.ts';
import type { OwnersProduct } from '#studio/goods/shop/products-for-owner.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { type ShopAdminWords, shopAdminMessages } from './admin.messages.ts';
import type { TypedProduct } from './product-from-form.ts';
import { shopMessages } from './shop.messages.ts';

export interface ProductFormProps {
  /** Null: a new one. */
  product: OwnersProduct | null;
  typed: TypedProduct | null;
  language: Language;
  prefix: string;
  idempotencyKey?: string;
}

/** A plain form; the island `product-form` sends it over the wire (call 7). */
export function ProductForm({ product, typed, language, prefix, idempotencyKey }: ProductFormProps) {
  const words = shopAdminMessages[language];
  const idPrefix = product ? `edit-${product.id}` : 'new';
  const text = (name: keyof ShopAdminWords['fields'] & keyof TypedProduct, isRequired = false) => ({
    name,
    idPrefix,
    label: words.fields[name] as string,
    defaultValue: typed?.[name as 'name'] ?? known(product, name as 'name'),
    ...(isRequired ? { isRequired } : { optionalNote: words.optional }),
  });
  return (
    <form
      className="form product-form"
      method="post"
      // The answer shows the page of the list that has the product.
      action={`${prefix}/shop/admin${product ? `?about=${product.id}` : ''}`}
      noValidate
      data-island="product-form"
    >
      <HiddenFields product={product} idempotencyKey={idempotencyKey} />
      {product && <input type="hidden" name="version" value={product.version} />}
      <p className="hint">{words.required}</p>
      <div className="pair">
        <TextField {...text('name', true)} maxLength={200} />
        <TextField {...text('name_da')} maxLength={200} />
      </div>
      <div className="pair">
        <TextField {...text('price', true)} inputMode="decimal" hint={words.hints.price} />
        <SelectField
          name="category"
          idPrefix={idPrefix}
          label={words.fields.category}
          options={categories.map((value) => ({ value, label: shopMessages[language].tabs[value] }))}
          chosen={typed?.category ?? product?.category ?? 'music-equipment'}
        />
      </div>
      <TextArea {...text('description')} rows={5} />
      <TextArea {...text('description_da')} rows={5} />
      <div className="pair">
        <TextArea {...text('facts')} rows={4} hint={words.hints.facts} />
        <TextArea {...text('facts_da')} rows={4} hint={words.hints.facts} />
      </div>
      {!isSyncedFromPrinter(product) && <TextField {...text('sizes')} hint={words.hints.sizes} />}
      <SizePrices product={product} typed={typed} words={words} idPrefix={idPrefix} />
      <Stock product={product} typed={typed} words={words} idPrefix={idPrefix} />
      <div className="pair">
        <TextField {...text('printful_product_id')} inputMode="numeric" hint={words.hints.printful} />
        <TextField {...text('printful_variant_id')} inputMode="numeric" />
      </div>
      <Checkbox
        name="is_published"
        idPrefix={idPrefix}
        label={words.fields.is_published}
        isChecked={typed ? typed.is_published === 'yes' : (product?.isPublished ?? true)}
      />
      <SubmitProduct product={product} words={words} />
    </form>
  );
}

function SubmitProduct({ product, words }: { product: OwnersProduct | null; words: ShopAdminWords }) {
  return (
    <div className="actions">
      <button className="button" type="submit" data-busy-label={product ? words.updating : words.creating}>
        {product ? words.update : words.create}
        {product && <span className="unseen"> {product.nameEn}</span>}
      </button>
    </div>
  );
}

function HiddenFields({
  product,
  idempotencyKey,
}: {
  product: OwnersProduct | null;
  idempotencyKey: string | undefined;
}) {
  return (
    <>
      <input type="hidden" name="action" value={product ? 'update' : 'create'} />
      {idempotencyKey && <IdempotencyKey value={idempotencyKey} />}
      {product && <input type="hidden" name="id" value={product.id} />}
    </>
  );
}

/** Sizes synchronised from the printer are read-only here. */
function isSyncedFromPrinter(product: OwnersProduct | null): boolean {
  return Boolean(product?.printfulProductId && product.syncedOn);
}

type OfSizes = Pick<ProductFormProps, 'product' | 'typed'> & { words: ShopAdminWords; idPrefix: string };

/** Prices of sizes that differ from the product's. */
function SizePrices({ product, typed, words, idPrefix }: OfSizes) {
  if (!product || product.variants.length < 2) return null;
  return (
    <div className="pair">
      {product.variants.map(({ offerId, label, priceMinor }) => (
        <TextField
          key={offerId}
          name={`price:${offerId}`}
          idPrefix={idPrefix}
          label={words.fields.priceOf(label)}
          optionalNote={words.optional}
          inputMode="decimal"
          defaultValue={
            typed?.prices[offerId] ?? (priceMinor === product.priceMinor ? '' : figure(priceMinor))
          }
          hint={words.hints.priceOf}
        />
      ))}
    </div>
  );
}

function figure(minor: number | null): string {
  return minor === null ? '' : (minor / 100).toFixed(2).replace(/\.00$/, '');
}

function Stock({ product, typed, words, idPrefix }: OfSizes) {
  if (product?.fulfilment === 'print') return null;
  const variants = product?.variants ?? [{ offerId: '', label: '', stock: null }];
  return (
    <div className="pair">
      {variants.map(({ offerId, label, stock }) => (
        <div key={offerId}>
          {stock && <input type="hidden" name={`seen:${offerId}`} value={stock.free} />}
          <TextField
            name={`stock:${offerId}`}
            idPrefix={idPrefix}
            label={label ? words.fields.stockOf(label) : words.fields.stock}
            inputMode="numeric"
            defaultValue={typed?.stock[offerId] ?? (stock ? String(stock.free) : '')}
            {...(stock ? { hint: words.hints.stock(stock.reserved, stock.toSend) } : {})}
          />
        </div>
      ))}
    </div>
  );
}

type Plain = Exclude<keyof TypedProduct, 'stock' | 'prices' | 'is_published'>;

function known(product: OwnersProduct | null, name: Plain): string {
  if (!product) return '';
  const values: Partial<Record<Plain, string | null>> = {
    name: product.nameEn,
    name_da: product.nameDa,
    price: figure(product.priceMinor),
    description: product.descriptionEn,
    description_da: product.descriptionDa,
    facts: product.factsEn,
    facts_da: product.factsDa,
    sizes: product.variants
      .map((variant) => variant.label)
      .filter(Boolean)
      .join(', '),
    printful_product_id: product.printfulProductId,
    printful_variant_id: product.variants[0]?.printfulVariantId ?? null,
  };
  return values[name] ?? '';
}
