import type { ReactNode } from 'react';
import { data } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { deliveryWords } from '#studio/money/orders/dispatches/delivery.messages.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { tasksMessages } from '../../office/today/tasks.messages.ts';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import { OrderPayment } from '../payments/order-payment-form.tsx';
import type { Route } from './+types/order';
import type { OrderProblem } from './act-on-order.ts';
import { type OwnersOrderWords, orderPageMessages } from './order.messages.ts';
import { deliveryVariants, orderVariants } from './order-looks.ts';
import { Answers, Documents, Facts, History, Items } from './order-parts.tsx';
import { readOwnersOrder, type ShownOrder } from './read-owners-order.ts';

const dones = ['refund', 'release', 'dispatch', 'receipt', 'paid', 'reminded'] as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('orders', { request, context }, `/admin/orders/${params.order}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const order = await readOwnersOrder(world, { ...who, language }, params.order);
  if (!order) throw data(null, { status: 404 });
  const flash = new URL(request.url).searchParams.get('flash');
  const idempotencyKey = newIdempotencyKey();
  const today = studioDay(world.clock.now()).toString();
  return {
    order,
    idempotencyKey,
    today,
    flash: dones.find((one) => one === flash) ?? null,
  };
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { order, flash, today, idempotencyKey } = loaderData;
  const words = useWords(orderPageMessages);
  const problem = useActionResult<OrderProblem>() ?? null;
  return (
    <AdminFrame
      page="orders"
      title={words.title(order.number)}
      back={{ href: '/admin/orders', label: words.back }}
      actions={
        <>
          <Badge variant={orderVariants[order.status]}>{orderStatusWords[language][order.status]}</Badge>
          {order.delivery && (
            <Badge variant={deliveryVariants[order.delivery]}>
              {deliveryWords[language][order.delivery]}
            </Badge>
          )}
        </>
      }
    >
      {problem ? (
        <Refused title={words.problem} text={problem.text} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <div className="columns">
        <Items order={order} words={words} />
        <section className="admin-section">
          <h2>{words.facts}</h2>
          <Facts rows={order.facts} />
        </section>
      </div>
      <Answers order={order} words={words} />
      <OrderParcel order={order} words={words} problem={problem} />
      {order.due && (
        <OrderPayment
          due={order.due}
          {...order.paymentLinks}
          today={today}
          language={language}
          problem={problem}
          idempotencyKey={idempotencyKey}
        />
      )}
      <OrderRelease order={order} words={words} problem={problem} />
      <div className="columns">
        <Documents order={order} words={words} idempotencyKey={idempotencyKey} />
        <History order={order} words={words} />
      </div>
    </AdminFrame>
  );
}

function OrderRelease({ order, words }: OrderPartProps) {
  if (!order.reserved) return null;
  const { amount, text, awaitsAnswer } = order.reserved;
  return (
    <section className="admin-section">
      <h2>{words.release.heading}</h2>
      <p>
        {text} {awaitsAnswer && words.release.onApplication}
      </p>
      {awaitsAnswer ? (
        <p>
          <TextLink href={order.facts.find(({ key }) => key === 'application')?.href ?? '/admin'} leads="on">
            {words.application}
          </TextLink>
        </p>
      ) : (
        <div className="remedies">
          <ConfirmDialog
            label={words.release.button}
            question={words.release.sure(amount, order.name, order.number)}
          >
            <PostForm to="release">
              <Press>{words.release.yes(amount)}</Press>
            </PostForm>
          </ConfirmDialog>
        </div>
      )}
    </section>
  );
}

function Press({ children }: { children: ReactNode }) {
  return <SubmitButton isCompact label={children} />;
}

interface OrderPartProps {
  order: ShownOrder;
  words: OwnersOrderWords;
  problem: OrderProblem | null;
}

type ParcelProps = OrderPartProps;
type Pieces = NonNullable<ParcelProps['order']['parcel']>;

function OrderParcel(props: ParcelProps) {
  const { order, words, problem } = props;
  const pieces = order.parcel;
  if (!pieces) return null;
  const refused = problem?.about === 'dispatch' ? problem : null;
  const isOnePiece = pieces.reduce((sum, { quantity }) => sum + quantity, 0) < 2;
  return (
    <section className="admin-section">
      <h2>{words.dispatch.heading}</h2>
      <p>{words.dispatch.text}</p>
      <div className="remedies">
        <ConfirmDialog label={words.dispatch.whole} isMain isOpen={refused !== null}>
          <PostForm to="dispatch" className="parcel-form stack">
            <Tracking prefix="whole" typed={refused?.typed} />
            <Press>{words.dispatch.whole}</Press>
          </PostForm>
        </ConfirmDialog>
        {!isOnePiece && <PartialDispatch {...props} pieces={pieces} />}
      </div>
    </section>
  );
}

function PartialDispatch({ words, problem, pieces }: ParcelProps & { pieces: Pieces }) {
  const language = useLanguage();
  const tasks = tasksMessages[language];
  const refused = problem?.about === 'partial-dispatch' ? problem : null;
  return (
    <ConfirmDialog label={words.dispatch.part} question={tasks.partSure} isOpen={refused !== null}>
      <PostForm to="partial-dispatch" className="parcel-form stack">
        {pieces.map(({ position, what, quantity }) => (
          <TextField
            key={position}
            name={`piece:${position}`}
            idPrefix="part"
            label={tasks.howMany(what, quantity)}
            inputMode="numeric"
            defaultValue={refused?.typed[`piece:${position}`] ?? '0'}
          />
        ))}
        <Tracking prefix="part" typed={refused?.typed} />
        <Press>{tasks.partSent}</Press>
      </PostForm>
    </ConfirmDialog>
  );
}

interface TrackingProps {
  prefix: string;
  typed: Readonly<Record<string, string>> | undefined;
}

function Tracking({ prefix, typed }: TrackingProps) {
  const language = useLanguage();
  const tasks = tasksMessages[language];
  const fields = [
    ['carrier', tasks.carrier],
    ['number', tasks.trackingNumber],
    ['url', tasks.trackingUrl],
  ] as const;
  return fields.map(([name, label]) => (
    <TextField
      key={name}
      name={name}
      label={label}
      idPrefix={prefix}
      autoComplete="off"
      inputMode={name === 'url' ? 'url' : 'text'}
      defaultValue={typed?.[name] ?? ''}
    />
  ));
}
