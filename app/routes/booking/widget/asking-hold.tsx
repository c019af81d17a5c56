import type { WidgetWords } from '../widget.messages.ts';
import type { EndedView } from './model.ts';

export interface AskingHoldProps {
  words: WidgetWords;
  ended: EndedView;
  action: string;
  onAsk: () => void;
  onClose: () => void;
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
          <a
            className="button ghost plain"
            href={`${action}?from=${ended.id}`}
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            {words.close}
          </a>
        </div>
      </div>
    </>
  );
}
