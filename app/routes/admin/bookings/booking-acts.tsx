import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { ActsProps } from './booking-acts-props.ts';
import { MarkPaid } from './mark-paid.tsx';

export function BookingActs(props: ActsProps) {
  const { booking, words, isBusy } = props;
  switch (booking.state) {
    case 'to-come':
      return (
        <div className="remedies">
          <Move {...props} />
          <MarkPaid {...props} />
          {booking.canSpendCredit && <OneButton {...{ isBusy }} act="spend" label={words.spend} />}
          <Cancel {...props} />
        </div>
      );
    case 'held':
      return (
        <div className="remedies">
          <LetGo {...props} />
        </div>
      );
    case 'over':
      return (
        <>
          <div className="remedies">
            <OneButton {...{ isBusy }} act="completed" label={words.completed} isFirst />
            <OneButton {...{ isBusy }} act="no-show" label={words.noShow} />
            <MarkPaid {...props} />
          </div>
          <p className="hint">{words.noShowNote}</p>
        </>
      );
    case 'completed':
    case 'no-show':
      return (
        <div className="remedies">
          <MarkPaid {...props} />
          <OneButton {...{ isBusy }} act="open" label={words.open} />
        </div>
      );
    case 'released':
      return booking.canSendLink ? (
        <>
          <p className="notice">{words.linkRanOut}</p>
          <div className="remedies">
            <OneButton {...{ isBusy }} act="link" label={words.sendLink} isFirst />
          </div>
        </>
      ) : null;
    default:
      return null;
  }
}

function OneButton({
  act,
  label,
  isBusy,
  isFirst = false,
}: {
  act: string;
  label: string;
  isBusy: boolean;
  isFirst?: boolean;
}) {
  return (
    <Form method="post">
      <Button
        type="submit"
        name="act"
        value={act}
        isBusy={isBusy}
        isCompact
        isPlain
        look={isFirst ? 'ink' : 'ghost'}
      >
        {label}
      </Button>
    </Form>
  );
}

function Move({ booking, words, common, isBusy, typed }: ActsProps) {
  return (
    <details className="second-thought" open={typed !== null}>
      <summary className="button plain compact">{words.move}</summary>
      <div className="notice">
        <p>{words.moveLead}</p>
        <Form method="post" className="office-form" noValidate data-check-required>
          <input type="hidden" name="seen" value={booking.seen} />
          <div className="two">
            <TextField
              name="day"
              idPrefix="move"
              label={common.day}
              type="date"
              isRequired
              defaultValue={typed?.day ?? booking.day}
            />
            <TextField
              name="time"
              idPrefix="move"
              label={common.time}
              type="time"
              isRequired
              defaultValue={typed?.time ?? booking.time}
            />
          </div>
          <div className="actions">
            <Button type="submit" name="act" value="move" isBusy={isBusy} isCompact>
              {words.moveTo}
            </Button>
          </div>
        </Form>
      </div>
    </details>
  );
}

/** The refund is shown and chosen before cancelling. */
function Cancel({ booking, words, isBusy }: ActsProps) {
  const { money } = booking;
  return (
    <details className="second-thought">
      <summary className="button ghost plain compact">{words.cancel}</summary>
      <div className="notice wrong">
        <p>{words.cancelQuestion(booking.name, booking.when)}</p>
        <Form method="post" className="office-form">
          <input type="hidden" name="seen" value={booking.seen} />
          {money ? (
            <RadioGroup
              name="money"
              idPrefix="cancel"
              label={words.money}
              isStacked
              chosen="back"
              options={[
                {
                  value: 'back',
                  label: money.kind === 'paid' ? words.back(money.amount) : words.creditBack,
                },
                {
                  value: 'kept',
                  label: money.kind === 'paid' ? words.kept(money.amount) : words.creditKept,
                },
              ]}
            />
          ) : (
            <p>{words.nothingPaid}</p>
          )}
          <div className="actions">
            <Button type="submit" name="act" value="cancel" isBusy={isBusy} isCompact isPlain look="wrong">
              {words.cancelYes}
            </Button>
          </div>
        </Form>
      </div>
    </details>
  );
}

function LetGo({ booking, words, isBusy }: ActsProps) {
  return (
    <details className="second-thought">
      <summary className="button ghost plain compact">{words.letGo}</summary>
      <div className="notice wrong">
        <p>{words.letGoQuestion(booking.name, booking.when)}</p>
        <Form method="post" className="actions">
          <input type="hidden" name="seen" value={booking.seen} />
          <Button type="submit" name="act" value="cancel" isBusy={isBusy} isCompact isPlain look="wrong">
            {words.letGoYes}
          </Button>
        </Form>
      </div>
    </details>
  );
}
