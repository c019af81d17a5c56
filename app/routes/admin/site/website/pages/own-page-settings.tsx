import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ConfirmButton } from '../../../action-buttons.tsx';
import type { EditedPage } from './edited-page.ts';
import type { WebsiteWords } from './website.messages.ts';

interface OwnPageSettingsProps {
  /** Of an article, which can become an issue of the newsletter. */
  article: string | null;
  own: NonNullable<EditedPage['own']>;
  notes: Pick<WebsiteWords, 'addressHint' | 'unpublishSure' | 'unpublishYes'> &
    Partial<Record<'delete' | 'deleteSure' | 'deleteYes', string>>;
  version: number;
  words: WebsiteWords;
}

/** Address and publication of a page that the owner has created. */
export function OwnPageSettings({ article, own, notes, version, words }: OwnPageSettingsProps) {
  return (
    <section className="admin-section">
      <h2>{words.address}</h2>
      <PostForm key={own.slug} to="address" className="form" data-check-required>
        <TextField
          idPrefix="page"
          name="slug"
          label={words.address}
          hint={notes.addressHint}
          defaultValue={own.slug}
          maxLength={60}
          isRequired
        />
        <Button type="submit" variant="ghost" isPlain isCompact>
          {words.changeAddress}
        </Button>
      </PostForm>
      {own.isPublic && article && (
        <Form method="post" action="/admin/newsletter/new" className="act">
          <input type="hidden" name="article" value={article} />
          <button type="submit" className="text-link">
            {words.asIssue}
          </button>
        </Form>
      )}
      {own.isPublic && (
        <ConfirmButton
          to="unpublication"
          as={{ version }}
          label={words.unpublish}
          question={notes.unpublishSure}
          yes={notes.unpublishYes}
        />
      )}
      {notes.delete && (
        <ConfirmButton
          to="deletion"
          as={{ version }}
          label={notes.delete}
          question={notes.deleteSure ?? ''}
          yes={notes.deleteYes ?? ''}
        />
      )}
    </section>
  );
}
