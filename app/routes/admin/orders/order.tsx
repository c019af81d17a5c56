import { data, redirect, useNavigation } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { orderStatusWords } from '#studio/orders/order-status.messages.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/order';
import { type OwnersOrderWords, orderPageMessages } from './order.messages.ts';
import { actOnOrder } from './order-action.ts';
import { OrderMoney, OrderParcel } from './order-actions.tsx';
import { orderLooks } from './order-looks.ts';
import { PaymentId } from './payment-id.tsx';
import { readOwnersOrder, type ShownOrder, type ShownRow } from './read-owners-order.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const dones = ['refund', 'release', 'dispatch'] as const;

/** `/admin/orders/<id>` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, `/admin/orders/${params.order}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName, timeZone } = await studioIdentity(world);
  const order = await readOwnersOrder(world, { ...who, language }, params.order, timeZone);
  if (!order) throw data(null, { status: 404 });
  const did = new URL(request.url).searchParams.get('did');
  const idempotencyKey = newIdempotencyKey();
  return { language, studioName, order, idempotencyKey, did: dones.find((one) => one === did) ?? null };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const path = `/admin/orders/${params.order}`;
  const who = await ownerOnly(request, context, path);
  const answer = await actOnOrder(request, context, who, params.order);
  if ('did' in answer) throw redirect(`${path}?did=${answer.did}`);
  return data(answer, { status: answer.status });
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? orderPageMessages[loaderData.language].title(loaderData.order.number) : null;
  return adminMeta(title, loaderData?.studioName);
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, order, did, idempotencyKey } = loaderData;
  const words = orderPageMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const problem = actionData ?? null;
  return (
    <AdminFrame
      section="orders"
      title={words.title(order.number)}
      back={
        <TextLink href="/admin/orders" leads="back">
          {words.back}
        </TextLink>
      }
      actions={<Badge look={orderLooks[order.status]}>{orderStatusWords[language][order.status]}</Badge>}
      {...{ language, studioName }}
    >
      {problem ? (
        <Refused title={words.problem} text={problem.text} />
      ) : (
        <Done text={did && words.did[did]} />
      )}
      <div className="desk-pair">
        <section className="office-section">
          <h2>{words.lines}</h2>
          <Leaders isFull rows={order.lines} />
          <Leaders isFull rows={order.sums} />
          {order.plan && <p className="hint">{order.plan}</p>}
        </section>
        <section className="office-section">
          <h2>{words.facts}</h2>
          <Facts rows={order.facts} />
        </section>
      </div>
      <OrderParcel {...{ order, words, language, problem, isBusy }} />
      <OrderMoney {...{ order, words, problem, isBusy, idempotencyKey }} />
      <div className="desk-pair">
        <section className="office-section">
          <h2>{words.payments}</h2>
          {order.payments.length > 0 ? <Payments {...{ order, words }} /> : <p>{words.noPayments}</p>}
          <h2>{words.papers}</h2>
          {order.papers.length > 0 ? (
            <ul className="list-lines">
              {order.papers.map(({ href, label, note }) => (
                <li key={href}>
                  <a className="text-link" href={href}>
                    {label}
                  </a>{' '}
                  <span className="hint">{note}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p>{words.noPapers}</p>
          )}
          <h2>{words.consents}</h2>
          {order.consents.length > 0 ? (
            <ul className="list-lines">
              {order.consents.map(({ key, text, at }) => (
                <li key={key}>
                  {text} <span className="hint">{at}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p>{words.noConsents}</p>
          )}
        </section>
        <section className="office-section">
          <h2>{words.history}</h2>
          <ol className="desk-history">
            {order.history.map(({ key, at, text }) => (
              <li key={key}>
                <span>{text}</span>
                <span className="hint">{at}</span>
              </li>
            ))}
          </ol>
          {order.related.map(({ href, label, status }) => (
            <p key={href}>
              <TextLink href={href}>{label}</TextLink> <span className="hint">{status}</span>
            </p>
          ))}
        </section>
      </div>
    </AdminFrame>
  );
}

function Payments({ order, words }: { order: ShownOrder; words: OwnersOrderWords }) {
  const rows = order.payments.flatMap(({ paymentId, ...row }) => [
    row,
    ...(paymentId
      ? [
          {
            key: `${row.key} id`,
            label: words.paymentId.label,
            value: <PaymentId id={paymentId} words={words.paymentId} />,
          },
        ]
      : []),
  ]);
  return <Leaders isFull isFacts rows={rows} />;
}

function Facts({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <Leaders
      isFull
      isFacts
      rows={rows.map(({ href, ...row }) => ({
        ...row,
        value: href ? (
          <FactLink href={href} text={row.value} />
        ) : (
          <span className="address">{row.value}</span>
        ),
      }))}
    />
  );
}
