import { productFromForm } from '#app/routes/goods/shop/product-from-form.ts';
import { productMessages } from '#studio/goods/shop/product.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { putToastsAway, showToast } from '../toasts.ts';
import { makeBusy } from './busy-button.ts';
import { showFieldErrors } from './field-errors.ts';

/** The shop's admin forms (wire calls 7 and 8), answered in toasts; the input is kept. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('A product form is a form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form, event.submitter);
  });
  form.addEventListener('input', () => putToastsAway(form));
}

const needed = ['name', 'price'] as const;
const flashes = { create: 'created', update: 'updated', sync: 'synced' } as const;

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new FormData(form);
  const words = productMessages[readerLanguage(form)];
  const payload = fields.get('action');
  const action = payload === 'update' || payload === 'sync' ? payload : 'create';
  const failed = { create: words.notCreated, update: words.notUpdated, sync: words.notSynced }[action];
  const product = productFromForm(fields);
  const missing = needed.filter((name) => !String(fields.get(name) ?? '').trim());
  if (action !== 'sync' && missing.length > 0) {
    showToast({ title: words.missing, text: words.refusals.missing, isDestructive: true }, form);
    showFieldErrors(form, Object.fromEntries(missing.map((name) => [name, words.needed[name]])));
    return;
  }
  const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
  const answer = await submit(action, product, {
    language: readerLanguage(form),
    key: fields.get('form-key'),
  });
  if (answer.ok) {
    location.assign(`/shop/admin?flash=${flashes[action]}&about=${encodeURIComponent(answer.id)}`);
    return;
  }
  done();
  // A conflict is reported once; the next submission overwrites.
  const version = form.elements.namedItem('version');
  if (answer.version && version instanceof HTMLInputElement) version.value = String(answer.version);
  showToast({ title: failed, text: answer.message, isDestructive: true }, form);
}

async function submit(
  action: keyof typeof flashes,
  product: ReturnType<typeof productFromForm>,
  { language, key }: { language: 'en' | 'da'; key: FormDataEntryValue | null },
): Promise<{ ok: true; id: string } | { ok: false; message: string; version?: number }> {
  const [name, body] =
    action === 'sync'
      ? ['printful-sync', { productId: product.id, action }]
      : ['manage-products', { action, product, 'form-key': key ?? undefined }];
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-language': language },
      body: JSON.stringify(body),
    });
    const payload: { product?: { id?: unknown }; message?: unknown; version?: unknown } =
      (await response.json().catch(() => null)) ?? {};
    if (response.ok && typeof payload.product?.id === 'string') return { ok: true, id: payload.product.id };
    const message = typeof payload.message === 'string' ? payload.message : '';
    return {
      ok: false,
      message,
      ...(typeof payload.version === 'number' ? { version: payload.version } : {}),
    };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : '' };
  }
}
