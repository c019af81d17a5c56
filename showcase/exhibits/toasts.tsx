import { ToastInPlace } from '#app/ui/feedback/toast.tsx';
import { Toaster, useToasts } from '#app/ui/feedback/toaster.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Exhibit, State } from '../exhibit.tsx';

/** Has its own toast provider; other pages have one around the page. */
export function Toasts() {
  return (
    <Toaster label="Notices of the page of parts" closeLabel="Close">
      <ToastStates />
    </Toaster>
  );
}

function ToastStates() {
  const lay = useToasts();
  return (
    <Exhibit id="toast" name="Toast" use="A slip laid on the stand after something was done; read aloud.">
      <State name="It worked">
        <ToastInPlace title="Message Sent!" text="We'll get back to you as soon as possible." />
      </State>
      <State name="It did not">
        <ToastInPlace title="Missing Information" text="Please fill in all required fields." isDestructive />
      </State>
      <State name="Live">
        <div className="actions">
          <Button
            variant="ghost"
            isCompact
            isPlain
            onClick={() => lay({ title: 'PDF uploaded!', text: 'Den ligger hos din historie.' })}
          >
            Lay a toast
          </Button>
          <Button
            variant="ghost"
            isCompact
            isPlain
            onClick={() =>
              lay({ title: 'Upload failed', text: 'The file is larger than 10 MB.', isDestructive: true })
            }
          >
            Lay one that stays
          </Button>
        </div>
      </State>
    </Exhibit>
  );
}
