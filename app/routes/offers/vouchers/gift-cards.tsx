import type { PageHandle } from '#app/web/page-handle.ts';
import { closingKeys } from '../../site/closing.data.ts';
import { seoOf } from '../../site/seo.ts';
import type { Route } from './+types/gift-cards';
import { VoucherPage } from './voucher-page.tsx';
import stylesheet from './vouchers.css?url';
import { voucherOffers } from './vouchers.data.ts';
import { vouchersMessages } from './vouchers.messages.ts';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'courses', 'gift-cards', ...closingKeys], seconds: 60 },
};

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export function loader({ context }: Route.LoaderArgs) {
  return voucherOffers(context, { kind: 'gift-card', document: 'gift-cards' });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, frame } = loaderData;
  return seoOf(document, vouchersMessages[frame.language].giftCards.title, frame);
}

export default function GiftCards({ loaderData }: Route.ComponentProps) {
  return <VoucherPage data={loaderData} of="giftCards" />;
}
