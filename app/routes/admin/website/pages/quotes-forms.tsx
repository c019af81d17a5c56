import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useWords } from '#app/web/words.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { listsMessages } from './lists.messages.ts';

interface EverywhereProps {
  list: { key: string; at: number; version: number; entries: number };
}

export function UseEverywhere({ list: { entries, ...list } }: EverywhereProps) {
  const words = useWords(listsMessages);
  return (
    <ConfirmDialog label={words.everywhere} question={words.everywhereNote(entries)} isHarmless>
      <PostForm to="quotes">
        {Object.entries(list).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton variant="ghost" isCompact isPlain label={words.everywhere} />
      </PostForm>
    </ConfirmDialog>
  );
}

export function RemoveSamples({ samples }: { samples: number }) {
  const words = useWords(listsMessages);
  if (samples === 0) return null;
  return (
    <ConfirmDialog label={words.removeSamples} question={words.removeSamplesNote(samples)}>
      <PostForm to="sample-removal">
        <SubmitButton variant="ghost" isCompact isPlain label={words.removeSamples} />
      </PostForm>
    </ConfirmDialog>
  );
}
