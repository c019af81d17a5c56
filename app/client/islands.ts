import type { Touched } from './touch-islands.ts';

/** Called once, on first interaction. When it resolves, the click that triggered it is replayed. */
export interface IslandModule {
  wake(host: HTMLElement, touch?: Touched): void | Promise<void>;
}

const islands: Record<string, () => Promise<IslandModule>> = {
  'application-form': () => import('./forms/application-form.ts'),
  booking: () => import('./booking.tsx'),
  'booking-dialog': () => import('./booking-dialog.tsx'),
  'buy-button': () => import('./forms/buy-button.ts'),
  'checkout-form': () => import('./forms/checkout-form.ts'),
  consultation: () => import('./consultation.tsx'),
  'contact-form': () => import('./forms/contact-form.ts'),
  'leaf-through': () => import('./workbook-preview.tsx'),
  'field-errors': () => import('./forms/field-errors.ts'),
  newsletter: () => import('./forms/newsletter.ts'),
  'story-form': () => import('./forms/story-form.ts'),
  'artist-videos': () => import('./artist-videos.ts'),
  'gallery-preview': () => import('./gallery-preview.ts'),
  'file-form': () => import('./forms/file-form.ts'),
  'product-form': () => import('./forms/product-form.ts'),
  'newsletter-confirm': () => import('./forms/newsletter-confirm.ts'),
  'outside-calendar': () => import('./outside-calendar.ts'),
  'voice-range': () => import('./range/voice-range.ts'),
  'shop-buy': () => import('./forms/shop-buy.ts'),
};

/** Rejects when there is no island of that name. */
export async function wake(host: HTMLElement, touch?: Touched): Promise<void> {
  const load = islands[host.dataset.island ?? ''];
  if (!load) throw new Error(`No island ${host.dataset.island}`);
  const island = await load();
  await island.wake(host, touch);
}
