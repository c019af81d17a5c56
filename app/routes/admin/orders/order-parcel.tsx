import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { tasksMessages } from '../today/tasks.messages.ts';
import { type OrderPartProps, Press } from './order-release.tsx';

type ParcelProps = OrderPartProps;
type Pieces = NonNullable<ParcelProps['order']['parcel']>;

export function OrderParcel(props: ParcelProps) {
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
