import { useEffect, useRef } from 'react';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Exhibit, State } from '../exhibit.tsx';

export function Dialogs() {
  const shown = useRef<HTMLDivElement>(null);
  // The attribute instead of `show()`, which would move the focus.
  useEffect(() => shown.current?.querySelector('dialog')?.setAttribute('open', ''), []);
  return (
    <Exhibit
      id="dialog"
      name="Dialog"
      use="One question before what cannot be taken back; its buttons stay in view."
    >
      <State name="Open" isWide isFramed>
        <div ref={shown}>
          <Dialog
            id="shown-dialog"
            title="Send us a line"
            note="We answer within two working days."
            closeLabel="Close"
            isNarrow
          >
            <div className="dialog-body">
              <TextField idPrefix="d1" name="email" label="E-mail" type="email" isRequired />
            </div>
            <div className="dialog-actions">
              <div className="row">
                <Button>Send</Button>
                <Button variant="ghost" isPlain>
                  Cancel
                </Button>
              </div>
            </div>
          </Dialog>
        </div>
      </State>
    </Exhibit>
  );
}
