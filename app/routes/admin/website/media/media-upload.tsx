import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { MediaWords } from './media.messages.ts';

export const mediaAccept =
  'image/jpeg,image/png,image/webp,image/heic,audio/mpeg,audio/mp4,audio/x-m4a,video/mp4,application/pdf,.heic,.mp3,.m4a,.mp4,.pdf';

interface MediaUploadProps {
  words: MediaWords;
  language: Language;
}

export function MediaUpload({ words, language }: MediaUploadProps) {
  const isBusy = useIsSending();
  return (
    <PostForm to="." encType="multipart/form-data" className="form media-upload" reloadDocument noValidate>
      <Uploader
        idPrefix="media"
        name="files"
        label={words.upload}
        hint={words.uploadHint}
        accept={mediaAccept}
        isMultiple
        words={{
          ...fileWords[language].many,
          drop: words.drop,
          remove: (file) => file,
          progress: (file) => file,
          done: '',
          waiting: '',
        }}
      />
      <div className="actions">
        <Button type="submit" isPlain isCompact isBusy={isBusy}>
          {words.send}
        </Button>
      </div>
    </PostForm>
  );
}
