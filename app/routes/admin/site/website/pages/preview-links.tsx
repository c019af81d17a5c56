import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ActionButton } from '../../../action-buttons.tsx';
import type { WebsiteWords } from './website.messages.ts';

/** The draft as visitors would see it, at an address of its own. */
export function OpenPreview({ address, words }: { address: string; words: WebsiteWords }) {
  return (
    <PostForm to={`${address}/preview`} reloadDocument>
      <Button type="submit" variant="ghost" isPlain>
        {words.openPreview}
      </Button>
    </PostForm>
  );
}

export function PreviewLinks({ address, words }: { address: string; words: WebsiteWords }) {
  return (
    <section className="admin-section">
      <h2>{words.preview}</h2>
      <p className="hint">{words.previewHint}</p>
      <div className="remedies narrow-only">
        <OpenPreview address={address} words={words} />
      </div>
      <ActionButton to="preview-removal" label={words.revokePreviews} short={words.revokePreviews} />
    </section>
  );
}
