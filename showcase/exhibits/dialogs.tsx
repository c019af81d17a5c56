import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { ModalDialog } from '#app/ui/feedback/modal-dialog.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Exhibit, State } from '../exhibit.tsx';

export function Dialogs() {
  const shown = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The attribute instead of `show()`, which would move the focus.
  useEffect(() => shown.current?.querySelector('dialog')?.setAttribute('open', ''), []);
  return (
    <Exhibit id="dialog" name="Dialog" use="One matter at a time; its answers always in reach.">
      <State name="Open, as visitor pages have it" isWide isFramed>
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
      <State name="Live, as hydrated pages have it">
        <Button variant="ghost" onClick={() => setIsOpen(true)}>
          Refund …
        </Button>
        <ModalDialog
          title="Refund DKK 1,950?"
          note="The money leaves today and cannot be called back."
          closeLabel="Close"
          isNarrow
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          actions={
            <>
              <Button variant="wrong" onClick={() => setIsOpen(false)}>
                Refund the whole order
              </Button>
              <Button variant="ghost" isPlain onClick={() => setIsOpen(false)}>
                Cancel
              </Button>
            </>
          }
        />
      </State>
    </Exhibit>
  );
}
