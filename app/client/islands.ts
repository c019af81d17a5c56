import type { Touched } from './touch-islands.ts';

/** Called once, on first interaction. When it resolves, the click that triggered it is replayed. */
export interface IslandModule {
  wake(host: HTMLElement, touch?: Touched): void | Promise<void>;
}

const islands: Record<string, () => Promise<IslandModule>> = {
  'application-form': () => import('./application-form.ts'),
  booking: () => import('./booking.tsx'),
  'booking-dialog': () => import('./booking-dialog.tsx'),
  'buy-button': () => import('./buy-button.ts'),
  'checkout-form': () => import('./checkout-form.ts'),
  consultation: () => import('./consultation.tsx'),
  'contact-form': () => import('./contact-form.ts'),
  'leaf-through': () => import('./workbook-preview.tsx'),
  newsletter: () => import('./newsletter.ts'),
  'story-form': () => import('./story-form.ts'),
  'artist-videos': () => import('./artist-videos.ts'),
  'gallery-preview': () => import('./gallery-preview.ts'),
  'required-fields': () => import('./required-fields.ts'),
  'product-form': () => import('./product-form.ts'),
  'newsletter-confirm': () => import('./newsletter-confirm.ts'),
  'outside-calendar': () => import('./outside-calendar.ts'),
  'shop-buy': () => import('./shop-buy.ts'),
};

/** Rejects when there is no island of that name. */
export async function wake(host: HTMLElement, touch?: Touched): Promise<void> {
  const load = islands[host.dataset.island ?? ''];
  if (!load) throw new Error(`There is no island called ${host.dataset.island}`);
  const island = await load();
  await island.wake(host, touch);
}
