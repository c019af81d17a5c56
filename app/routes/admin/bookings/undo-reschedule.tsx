import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { BookingWords } from './booking.messages.ts';
import type { HourToRestore } from './chosen-hour.ts';

interface Props {
  undo: HourToRestore;
  words: BookingWords;
  seen: string;
}

/** Reschedules to the time before; the student gets a second email. */
export function UndoReschedule({ undo, words, seen }: Props) {
  return (
    <div className="notice admin-undo">
      <p>{words.undoMove(undo.when)}</p>
      <PostForm to="reschedule">
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="day" value={undo.day} />
        <input type="hidden" name="time" value={undo.time} />
        <SubmitButton variant="ghost" isPlain isCompact label={words.open} />
      </PostForm>
    </div>
  );
}
