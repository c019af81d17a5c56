import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ActionButton } from '../../action-buttons.tsx';
import type { WebsiteWords } from './website.messages.ts';

/** The draft as visitors would see it. */
export function PreviewLinks({ words }: { words: WebsiteWords }) {
  return (
    <section className="admin-section">
      <h2>{words.preview}</h2>
      <p className="hint">{words.previewHint}</p>
      <PostForm to="preview" reloadDocument className="remedies">
        <Button type="submit" variant="ghost" isPlain>
          {words.openPreview}
        </Button>
      </PostForm>
      <ActionButton to="preview-removal" label={words.revokePreviews} short={words.revokePreviews} />
    </section>
  );
}
