import type { ReactNode } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { OwnersOrderWords } from './order.messages.ts';
import type { OrderProblem } from './order-action.ts';
import type { ShownOrder } from './read-owners-order.ts';

export interface OrderActionsProps {
  order: ShownOrder;
  words: OwnersOrderWords;
  problem: OrderProblem | null;
  isBusy: boolean;
}

type MoneyProps = OrderActionsProps & { idempotencyKey: string };

/** Refund in full or in part, or release of the authorisation. */
export function OrderMoney(props: MoneyProps) {
  if (props.order.reserved) return <Release {...props} amount={props.order.reserved} />;
  return props.order.left ? <Refund {...props} left={props.order.left} /> : null;
}

function Release({ order, words, isBusy, amount }: OrderActionsProps & { amount: string }) {
  return (
    <section className="admin-section">
      <h2>{words.release.heading}</h2>
      <p>
        {words.release.text(amount)} {order.awaitsAnswer && words.release.onApplication}
      </p>
      {order.awaitsAnswer ? (
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
              <Press {...{ isBusy }}>{words.release.yes}</Press>
            </PostForm>
          </ConfirmDialog>
        </div>
      )}
    </section>
  );
}

type RefundProps = MoneyProps & { left: NonNullable<ShownOrder['left']> };

function Refund(props: RefundProps) {
  const { order, words, isBusy, left } = props;
  return (
    <section className="admin-section" id="refund">
      <h2>{words.refund.heading}</h2>
      <p>
        {words.refund.left(left.formatted)} {left.split}
      </p>
      {order.pack && <p>{words.refund.unused(order.pack.unused, order.pack.sessions, order.pack.amount)}</p>}
      <div className="remedies">
        {order.pack && <UnusedRefund {...props} pack={order.pack} />}
        <PartialRefund {...props} />
        <ConfirmDialog
          label={words.refund.whole(left.formatted)}
          question={words.refund.wholeSure(left.formatted, order.name, order.number)}
          isOpen={props.problem?.about === 'refund'}
        >
          <PostForm to="refund" className="parcel-form" noValidate>
            <IdempotencyKey value={props.idempotencyKey} />
            <input type="hidden" name="seen" value={left.minor} />
            <Reason idPrefix="refund-all" {...{ order, words }} typed={props.problem?.typed.reason ?? ''} />
            <Press {...{ isBusy }}>{words.refund.yesWhole(left.formatted)}</Press>
          </PostForm>
        </ConfirmDialog>
      </div>
    </section>
  );
}

function Reason({
  idPrefix,
  order,
  words: { refund: words },
  typed,
}: Pick<RefundProps, 'order' | 'words'> & { idPrefix: string; typed: string }) {
  return (
    <TextField
      name="reason"
      idPrefix={idPrefix}
      label={words.reason}
      hint={order.isManual ? words.reasonNeeded : words.reasonHint}
      isRequired={order.isManual}
      maxLength={500}
      defaultValue={typed}
      autoComplete="off"
    />
  );
}

function UnusedRefund({
  order,
  words,
  isBusy,
  idempotencyKey,
  pack,
}: RefundProps & { pack: NonNullable<ShownOrder['pack']> }) {
  return (
    <ConfirmDialog
      label={words.refund.unusedButton(pack.amount)}
      question={words.refund.unusedSure(pack.unused, pack.amount, order.name)}
    >
      <PostForm to="unused-refund">
        <IdempotencyKey value={idempotencyKey} />
        <input type="hidden" name="seen" value={pack.unused} />
        <Press {...{ isBusy }}>{words.refund.yesWhole(pack.amount)}</Press>
      </PostForm>
    </ConfirmDialog>
  );
}

function PartialRefund({ order, words, problem, isBusy, idempotencyKey, left }: RefundProps) {
  const refused = problem?.about === 'partial-refund' ? problem : null;
  return (
    <ConfirmDialog
      label={words.refund.part}
      question={words.refund.partSure(order.name, order.number)}
      isOpen={refused !== null}
    >
      <PostForm to="partial-refund" className="parcel-form">
        <IdempotencyKey value={idempotencyKey} />
        <input type="hidden" name="seen" value={left.minor} />
        <TextField
          name="amount"
          idPrefix="refund"
          label={words.refund.amount(order.currency)}
          inputMode="decimal"
          autoComplete="off"
          isRequired
          defaultValue={refused?.typed.amount ?? ''}
          error={refused?.text ?? null}
        />
        <Reason idPrefix="refund" {...{ order, words }} typed={refused?.typed.reason ?? ''} />
        <Press {...{ isBusy }}>{words.refund.yesPart}</Press>
      </PostForm>
    </ConfirmDialog>
  );
}

export function Press({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" isCompact isBusy={isBusy}>
      {children}
    </Button>
  );
}
