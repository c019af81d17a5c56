import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { packingSlipMessages } from '#studio/goods/dispatch/packing-slip.messages.ts';
import { packingSlip } from '#studio/goods/dispatch/packing-slip.queries.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { placeLines } from '#studio/shared/content/identity.ts';
import { formats } from '#studio/shared/format.ts';
import { AdminTitle } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/packing-slip';
import stylesheet from './packing-slip.css?url';
import { packingSlipPageMessages } from './packing-slip.messages.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** `/admin/orders/<id>/packing-slip`: without prices, to print and put into the parcel. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('orders', { request, context }, `/admin/orders/${params.order}/packing-slip`);
  const world = worldOf(context);
  const slip = await packingSlip(world.db.query, who, params.order);
  if (!slip) throw data(null, { status: 404 });
  const identity = await studioIdentity(world);
  const { language: written, placedAt, shipsTo, ...rest } = slip;
  return {
    ...rest,
    language: factsOf(context).language,
    written,
    placed: formats[written].day(placedAt),
    email: identity.email,
    from: [identity.studioName, ...placeLines(identity)],
    to: shipsTo ? addressLines({ ...shipsTo, phone: '' }, written) : [],
  };
}

export default function PackingSlipPage({ loaderData }: Route.ComponentProps) {
  const { number, orderId } = loaderData;
  const words = useWords(packingSlipPageMessages);
  return (
    <main id="main" className="slip-page stack wide">
      <AdminTitle>{words.title(number)}</AdminTitle>
      <nav className="slip-actions cluster apart" aria-label={words.title(number)}>
        <TextLink href={`/admin/orders/${orderId}`} leads="back">
          {words.back(number)}
        </TextLink>
        <PrintButton label={words.print} />
      </nav>
      <Slip {...loaderData} />
    </main>
  );
}

/** Appears with scripts; without them the browser's own command prints. */
function PrintButton({ label }: { label: string }) {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return canPrint ? (
    <Button isCompact isPlain onClick={() => window.print()}>
      {label}
    </Button>
  ) : null;
}

function Slip({
  written,
  number,
  placed,
  from,
  to,
  lines,
  email,
}: Omit<Route.ComponentProps['loaderData'], 'language'>) {
  const words = packingSlipMessages[written];
  return (
    <article className="slip" lang={written}>
      <h1>{words.title}</h1>
      <dl className="slip-facts">
        <Fact name={words.to} lines={to} />
        <Fact name={words.from} lines={from} />
        <Fact name={words.order} lines={[number]} />
        <Fact name={words.placed} lines={[placed]} />
      </dl>
      {lines.length > 0 ? (
        <table className="slip-lines">
          <thead>
            <tr>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.item}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ position, what, quantity }) => (
              <tr key={position}>
                <td>{quantity}</td>
                <th scope="row">{what}</th>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{words.nothing}</p>
      )}
      <p className="slip-contact">{words.contact(email)}</p>
    </article>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{lines.join('\n')}</dd>
    </div>
  );
}
