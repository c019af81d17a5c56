import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { ShownPendingDay } from './read-cancel-day.ts';

/** Cancelled days whose emails still wait, each with 'Undo'. */
export function PendingDays({ days }: { days: readonly ShownPendingDay[] }) {
  return days.map(({ id, text, undo }) => (
    <div className="notice sunlit admin-undo" key={id} role="status">
      <p>{text}</p>
      {undo && (
        <PostForm to={`/admin/bookings/cancel-day/${id}/undo`}>
          <SubmitButton variant="ghost" isPlain isCompact label={undo} />
        </PostForm>
      )}
    </div>
  ));
}
