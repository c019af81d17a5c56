import { CloseHold, type CloseHoldProps } from './close-hold.tsx';

export interface AskingHoldProps extends CloseHoldProps {
  onAsk: () => void;
}

/** Seconds after which the page asks again, where no script runs. */
const askAgainSeconds = 5;

/** The hold is over, and whether it was paid is not known yet: nothing is said about money before it is. */
export function AskingHold({ words, ended, action, onAsk, onClose }: AskingHoldProps) {
  const address = `${action}?ended=${ended.id}`;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${askAgainSeconds};url=${address}`} />
      </noscript>
      <div className="dialog-body">
        <p className="notice">{words.askingNote}</p>
      </div>
      <div className="dialog-actions">
        <div className="row">
          <a
            className="button"
            href={address}
            onClick={(event) => {
              event.preventDefault();
              onAsk();
            }}
          >
            {words.askAgain}
          </a>
          <CloseHold words={words} ended={ended} action={action} onClose={onClose} />
        </div>
      </div>
    </>
  );
}
