import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import type { Language } from '#studio/shared/language.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { tasksMessages } from '../today/tasks.messages.ts';
import type { OwnersOrderWords } from './order.messages.ts';
import type { OrderProblem } from './order-action.ts';
import type { ShownOrder } from './read-owners-order.ts';

interface ActsProps {
  order: ShownOrder;
  words: OwnersOrderWords;
  problem: OrderProblem | null;
  isBusy: boolean;
}

/** Refund in full or in part, or release of the authorisation. */
export function OrderMoney({
  order,
  words,
  problem,
  isBusy,
  idempotencyKey,
}: ActsProps & { idempotencyKey: string }) {
  const { left, reserved } = order;
  const typed = problem?.about === 'refund' ? problem.typed : {};
  if (reserved) {
    return (
      <section className="office-section">
        <h2>{words.release.heading}</h2>
        <p>
          {words.release.text(reserved)} {order.awaitsAnswer && words.release.onApplication}
        </p>
        {order.awaitsAnswer ? (
          <p>
            <TextLink
              href={order.facts.find(({ key }) => key === 'application')?.href ?? '/admin'}
              leads="on"
            >
              {words.application}
            </TextLink>
          </p>
        ) : (
          <div className="remedies">
            <ConfirmDialog
              label={words.release.button}
              question={words.release.sure(reserved, order.name, order.number)}
            >
              <Act act="release" {...{ isBusy }}>
                {words.release.yes}
              </Act>
            </ConfirmDialog>
          </div>
        )}
      </section>
    );
  }
  if (!left) return null;
  const seen = (
    <>
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="seen" value={left.minor} />
    </>
  );
  return (
    <section className="office-section">
      <h2>{words.refund.heading}</h2>
      <p>{words.refund.left(left.told)}</p>
      <div className="remedies">
        <ConfirmDialog
          label={words.refund.part}
          question={words.refund.partSure(order.name, order.number)}
          isOpen={problem?.about === 'refund' && typed.act === 'refund-part'}
        >
          <Form method="post" className="parcel-form">
            {seen}
            <TextField
              name="amount"
              idPrefix="refund"
              label={words.refund.amount(order.currency)}
              inputMode="decimal"
              autoComplete="off"
              isRequired
              defaultValue={typed.amount ?? ''}
              error={problem?.about === 'refund' && typed.act === 'refund-part' ? problem.text : null}
            />
            <Press act="refund-part" {...{ isBusy }}>
              {words.refund.yesPart}
            </Press>
          </Form>
        </ConfirmDialog>
        <ConfirmDialog
          label={words.refund.whole(left.told)}
          question={words.refund.wholeSure(left.told, order.name, order.number)}
        >
          <Form method="post">
            {seen}
            <Press act="refund-all" {...{ isBusy }}>
              {words.refund.yesWhole(left.told)}
            </Press>
          </Form>
        </ConfirmDialog>
      </div>
    </section>
  );
}

export function OrderParcel({ order, words, language, problem, isBusy }: ActsProps & { language: Language }) {
  if (!order.parcel) return null;
  const desk = tasksMessages[language];
  const typed = problem?.about === 'dispatch' ? problem.typed : {};
  const pieces = order.parcel;
  const isOnePiece = pieces.reduce((sum, { quantity }) => sum + quantity, 0) < 2;
  const field = (prefix: string, name: string, label: string) => (
    <TextField
      {...{ name, label }}
      idPrefix={prefix}
      autoComplete="off"
      inputMode={name === 'url' ? 'url' : 'text'}
      defaultValue={typed[name] ?? ''}
    />
  );
  const tracking = (prefix: string) => (
    <>
      {field(prefix, 'carrier', desk.carrier)}
      {field(prefix, 'number', desk.trackingNumber)}
      {field(prefix, 'url', desk.trackingUrl)}
    </>
  );
  return (
    <section className="office-section">
      <h2>{words.dispatch.heading}</h2>
      <p>{words.dispatch.text}</p>
      <div className="remedies">
        <ConfirmDialog label={words.dispatch.whole} isMain isOpen={typed.act === 'dispatch'}>
          <Form method="post" className="parcel-form">
            {tracking('whole')}
            <Press act="dispatch" {...{ isBusy }}>
              {words.dispatch.whole}
            </Press>
          </Form>
        </ConfirmDialog>
        {!isOnePiece && (
          <ConfirmDialog
            label={words.dispatch.part}
            question={desk.partSure}
            isOpen={typed.act === 'dispatch-part'}
          >
            <Form method="post" className="parcel-form">
              {pieces.map(({ position, what, quantity }) => (
                <TextField
                  key={position}
                  name={`piece:${position}`}
                  idPrefix="part"
                  label={desk.howMany(what, quantity)}
                  inputMode="numeric"
                  defaultValue={typed[`piece:${position}`] ?? '0'}
                />
              ))}
              {tracking('part')}
              <Press act="dispatch-part" {...{ isBusy }}>
                {desk.partSent}
              </Press>
            </Form>
          </ConfirmDialog>
        )}
      </div>
    </section>
  );
}

type PressProps = { act: string; isBusy: boolean; children: string };

function Act(props: PressProps) {
  return (
    <Form method="post">
      <Press {...props} />
    </Form>
  );
}

function Press({ act, isBusy, children }: PressProps) {
  return (
    <Button type="submit" name="act" value={act} isCompact isBusy={isBusy}>
      {children}
    </Button>
  );
}
