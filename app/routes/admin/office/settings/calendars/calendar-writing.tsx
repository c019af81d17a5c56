import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { WritingWords } from './calendar-writing.messages.ts';

export interface ShownChange {
  bookingId: string;
  text: string;
  isMoved: boolean;
}

export interface TargetChoiceProps {
  calendars: Array<{ id: string; name: string; isTarget: boolean }>;
  failure: string | null;
  words: WritingWords;
}

/** The calendar of an account to which bookings are written. */
export function TargetChoice({ calendars, failure, words }: TargetChoiceProps) {
  const isBusy = useIsSending('target');
  const chosen = calendars.find(({ isTarget }) => isTarget)?.id ?? '';
  return (
    <section className="admin-section">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      {failure && <p>{words.failed(failure)}</p>}
      <PostForm to="target" className="admin-form">
        <SelectField
          key={chosen}
          name="calendar"
          idPrefix="target"
          label={words.calendar}
          options={[
            { value: '', label: words.none },
            ...calendars.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={chosen}
        />
        <div className="actions">
          <Button type="submit" isBusy={isBusy} isPlain>
            {words.save}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}

/** What the owner moved or deleted there: suggestions, never applied by themselves. */
export function EventChanges({ changes, words }: { changes: readonly ShownChange[]; words: WritingWords }) {
  if (changes.length === 0) return null;
  return (
    <section className="admin-section">
      <h2>{words.changes}</h2>
      <p className="hint">{words.changesLead}</p>
      <ul className="obstacle stack tight">
        {changes.map((change) => (
          <li key={change.bookingId}>
            <TextLink href={`/admin/bookings/${change.bookingId}`}>{change.text}</TextLink>
            <div className="actions">
              {change.isMoved && (
                <PostForm to={`events/${change.bookingId}/reschedule`}>
                  <Button type="submit" isPlain isCompact>
                    {words.reschedule}
                    <span className="unseen">{change.text}</span>
                  </Button>
                </PostForm>
              )}
              <PostForm to={`events/${change.bookingId}/restoration`}>
                <Button type="submit" variant="ghost" isPlain isCompact>
                  {words.restore}
                  <span className="unseen">{change.text}</span>
                </Button>
              </PostForm>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
