import type { PageHandle } from '#app/web/page-handle.ts';
import { pageMeta } from '../site/seo.ts';
import type { Route } from './+types/packs';
import { VoucherPage } from './voucher-page.tsx';
import stylesheet from './vouchers.css?url';
import { voucherOffers } from './vouchers.data.ts';
import { vouchersMessages } from './vouchers.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'courses', 'prices'] } };

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** `/private-coaching/packs` */
export function loader({ context }: Route.LoaderArgs) {
  return voucherOffers(context, 'pack');
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead } = vouchersMessages[loaderData.frame.language].packs;
  return pageMeta(loaderData.frame, { title, description: lead });
}

export default function Packs({ loaderData }: Route.ComponentProps) {
  return <VoucherPage data={loaderData} of="packs" />;
}
