import type { WidgetWords } from '../widget.messages.ts';
import type { EndedView } from './model.ts';

export interface CloseHoldProps {
  words: WidgetWords;
  ended: EndedView;
  action: string;
  onClose: () => void;
}

/** Back to the list of hours with the input kept. */
export function CloseHold({ words, ended, action, onClose }: CloseHoldProps) {
  return (
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
  );
}
