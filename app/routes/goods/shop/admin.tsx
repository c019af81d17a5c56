import { data, redirect } from 'react-router';
import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { Badge, DraftBadge } from '#app/ui/feedback/badge.tsx';
import { ToastInPlace, ToastRegion } from '#app/ui/feedback/toast.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { numberedPagesMessages } from '#app/web/lists/numbered-pages.messages.ts';
import { pageNumberOf } from '#app/web/lists/numbered-pages.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { createProduct } from '#studio/goods/shop/create-product.ts';
import { productMessages } from '#studio/goods/shop/product.messages.ts';
import { productsForOwner } from '#studio/goods/shop/products-for-owner.queries.ts';
import { syncProduct } from '#studio/goods/shop/sync-product.ts';
import { updateProduct } from '#studio/goods/shop/update-product.ts';
import { AdminFrame } from '../../admin/frame.tsx';
import { ownerOnly } from '../../admin/owner-only.ts';
import { productInputOf } from '../../office/machines/wire-product.ts';
import { frameMessages } from '../../site/frame.messages.ts';
import { siteFrame } from '../../site/frame.ts';
import type { Route } from './+types/admin';
import { shopAdminMessages } from './admin.messages.ts';
import { AdminProduct } from './admin-product.tsx';
import { ProductForm } from './product-form.tsx';
import { productFromForm, type TypedProduct } from './product-from-form.ts';
import { AdminToggle } from './shop-page.tsx';
import stylesheet from './shop-pages.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

const successes = ['created', 'updated', 'synced', 'pictureAdded', 'pictureRemoved'] as const;

export async function loader(args: Route.LoaderArgs) {
  const who = await ownerOnly('catalogue', args, '/shop/admin');
  const world = worldOf(args.context);
  const frame = await siteFrame(args.context);
  const url = new URL(args.request.url);
  const { searchParams } = url;
  const about = searchParams.get('about') ?? '';
  const flash = successes.find((one) => one === searchParams.get('flash'));
  const words = productMessages[frame.language];
  const refused = searchParams.get('refused') ?? '';
  const refusal = Object.hasOwn(words.refusals, refused)
    ? words.refusals[refused as keyof typeof words.refusals]
    : null;
  return {
    frame,
    ...(await productsForOwner(world.db.query, who, {
      now: world.clock.now(),
      page: pageNumberOf(url),
      about,
    })),
    about,
    done: flash ? words[flash] : null,
    refusal: refusal ? { title: words.notPicture, text: refusal } : null,
    typedPicture: { altEn: searchParams.get('alt') ?? '', altDa: searchParams.get('alt_da') ?? '' },
    hasPrinter: world.print !== null,
    idempotencyKey: newIdempotencyKey(),
  };
}

/** The specified list works without scripts. */
export const handle = { hydrate: false };

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
}

/** Without scripts: the verbs of wire calls 7 and 8. */
export async function action(args: Route.ActionArgs) {
  const who = await ownerOnly('catalogue', args, '/shop/admin');
  const world = worldOf(args.context);
  const form = await readForm(args.request);
  const intent = textOf(form, 'action');
  const words = productMessages[who.language];
  const id = textOf(form, 'id');
  if (intent === 'sync') {
    const outcome = await syncProduct(world, who, { productId: id });
    if (outcome.ok) return redirect(`/shop/admin?flash=synced&about=${id}`, 303);
    return data({ title: words.notSynced, text: outcome.message, id, typed: null }, { status: 409 });
  }
  const typed = productFromForm(form);
  const isNew = intent !== 'update';
  const input = productInputOf(typed);
  const outcome = await (isNew
    ? createProduct(world, { who, given: input, once: withIdempotency(form) })
    : updateProduct(world, who, input));
  if (outcome.ok) {
    return redirect(`/shop/admin?flash=${isNew ? 'created' : 'updated'}&about=${outcome.product.id}`, 303);
  }
  const title = outcome.refusal === 'missing' ? words.missing : isNew ? words.notCreated : words.notUpdated;
  const text = outcome.refusal === 'missing' ? words.refusals.missing : outcome.message;
  return data({ title, text, id: isNew ? '' : id, typed: typed as TypedProduct | null }, { status: 400 });
}

export default function ShopAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, products, page, pages, about, done, refusal, typedPicture, hasPrinter, idempotencyKey } =
    loaderData;
  const language = frame.language;
  const words = useWords(shopAdminMessages);
  const problem = actionData ? { title: actionData.title, text: actionData.text } : refusal;
  const open = actionData ? actionData.id : about;
  return (
    <AdminFrame
      page="products"
      title={words.headline}
      lead={words.lead}
      actions={<AdminToggle frame={frame} isOn />}
    >
      <div className="shop-admin">
        {problem && <ToastInPlace {...problem} isDestructive />}
        {done && !problem && <ToastInPlace title={done} text={nameOf(products, about, language)} />}
        <Disclosures>
          <Disclosure summary={words.newProduct} isOpen={Boolean(actionData && actionData.id === '')}>
            <ProductForm
              product={null}
              typed={actionData?.id === '' ? actionData.typed : null}
              language={language}
              idempotencyKey={idempotencyKey}
              prefix={frame.prefix}
            />
          </Disclosure>
          {products.map((product) => (
            <Disclosure
              key={product.id}
              isOpen={product.id === open}
              summary={
                <span id={product.id}>
                  {language === 'da' ? product.nameDa : product.nameEn}{' '}
                  {product.isSample && <DraftBadge>{words.sample}</DraftBadge>}{' '}
                  {!product.isPublished && <Badge variant="quiet">{words.hidden}</Badge>}
                </span>
              }
            >
              <AdminProduct
                product={product}
                language={language}
                hasPrinter={hasPrinter}
                prefix={frame.prefix}
                typed={actionData?.id === product.id ? actionData.typed : null}
                typedPicture={product.id === about ? typedPicture : null}
              />
            </Disclosure>
          ))}
        </Disclosures>
        <Pagination current={page} count={pages} hrefOf={pageHref} words={numberedPagesMessages[language]} />
      </div>
      <ToastRegion
        id="toasts"
        label={frameMessages[language].notices}
        closeLabel={frameMessages[language].close}
      />
    </AdminFrame>
  );
}

function pageHref(page: number): string {
  return page === 1 ? '/shop/admin' : `/shop/admin?page=${page}`;
}

function nameOf(
  products: ReadonlyArray<{ id: string; nameEn: string; nameDa: string }>,
  id: string,
  language: 'da' | 'en',
): string {
  const product = products.find((one) => one.id === id);
  return product ? (language === 'da' ? product.nameDa : product.nameEn) : '';
}
