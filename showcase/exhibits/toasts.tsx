import { ToastInPlace } from '#app/ui/feedback/toast.tsx';
import { Exhibit, State } from '../exhibit.tsx';

export function Toasts() {
  return (
    <Exhibit
      id="toast"
      name="Toast"
      use="Says that something was done, or was not; announced to screen readers."
    >
      <State name="It worked">
        <ToastInPlace title="Message Sent!" text="We'll get back to you as soon as possible." />
      </State>
      <State name="It did not">
        <ToastInPlace title="Missing Information" text="Please fill in all required fields." isDestructive />
      </State>
    </Exhibit>
  );
}
