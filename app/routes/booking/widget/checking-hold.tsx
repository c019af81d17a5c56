import { CloseHold, type CloseHoldProps } from './close-hold.tsx';

export interface CheckingHoldProps extends CloseHoldProps {
  onRequest: () => void;
}

/** Seconds between reloads without scripts. */
const retrySeconds = 5;

/** The hold has expired and its payment is not known yet, so nothing is said about money. */
export function CheckingHold({ words, ended, action, onRequest, onClose }: CheckingHoldProps) {
  const address = `${action}?ended=${ended.id}`;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${retrySeconds};url=${address}`} />
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
              onRequest();
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
