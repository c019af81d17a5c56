import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { MediaRefusal } from '#studio/shared/content/media/media-file.ts';
import { type MediaWords, mediaRefusals } from './media.messages.ts';

export interface LinkProblem {
  refusal: MediaRefusal;
  url: string;
  name: string;
}

interface LinkFormProps {
  words: MediaWords;
  problem: LinkProblem | null;
}

export function LinkForm({ words, problem }: LinkFormProps) {
  const language = useLanguage();
  const isBusy = useIsSending('links');
  return (
    <details className="confirm-step media-link" open={problem !== null}>
      <summary className="button ghost plain compact">{words.linkTitle}</summary>
      <PostForm to="links" className="form" noValidate>
        <TextField
          idPrefix="link"
          name="url"
          type="url"
          label={words.linkAddress}
          hint={words.linkHint}
          defaultValue={problem?.url ?? ''}
          error={problem ? mediaRefusals[language][problem.refusal] : null}
          takesFocus
          maxLength={500}
        />
        <TextField
          idPrefix="link"
          name="name"
          label={words.linkName}
          defaultValue={problem?.name ?? ''}
          maxLength={200}
        />
        <div className="actions">
          <Button type="submit" isPlain isCompact isBusy={isBusy}>
            {words.addLink}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}
