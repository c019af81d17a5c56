import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { EditedLesson } from '#studio/learning/owner-lesson.queries.ts';
import { ConfirmButton } from '../action-buttons.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import type { TeachingWords } from './courses.messages.ts';

interface CaptionsProps {
  lesson: EditedLesson;
  words: TeachingWords;
  language: 'en' | 'da';
}

export function LessonCaptions(props: CaptionsProps) {
  const { words } = props;
  return (
    <section className="admin-section" id="captions" aria-labelledby="captions-title">
      <h2 id="captions-title">{words.captions.title}</h2>
      <p className="hint">{words.captions.lead}</p>
      <CaptionsIn {...props} captionsLanguage="en" />
      <CaptionsIn {...props} captionsLanguage="da" />
    </section>
  );
}

function CaptionsIn({
  lesson,
  words,
  language,
  captionsLanguage,
}: CaptionsProps & { captionsLanguage: 'en' | 'da' }) {
  const texts = words.captions;
  const existing = lesson.captions.find((captions) => captions.language === captionsLanguage);
  const of = words.upload.languages[captionsLanguage];
  return (
    <div className="captions-edition">
      {existing ? (
        <p>
          <TextLink href={`/admin/lessons/${lesson.id}/captions/${captionsLanguage}`}>
            {texts.existing(of)}
          </TextLink>{' '}
          <span className="hint">{texts.facts(existing.cues, sizeText(existing.bytes, language))}</span>
        </p>
      ) : (
        <p>{texts.none(of)}</p>
      )}
      {existing && (
        <ConfirmButton
          to={`captions/${captionsLanguage}/deletion`}
          as={{ seen: existing.digest }}
          label={texts.remove(of)}
          question={texts.removeSure(of)}
          yes={words.acts.yes}
        />
      )}
      <PostForm
        to={`captions/${captionsLanguage}/file`}
        encType="multipart/form-data"
        className="form upload-form"
        reloadDocument
        noValidate
        data-check-required
      >
        <input type="hidden" name="seen" value={existing?.digest ?? ''} />
        <Uploader
          idPrefix={`captions-${captionsLanguage}`}
          name="file"
          label={existing ? texts.replace(of) : texts.add(of)}
          hint={texts.hint}
          accept=".vtt,text/vtt"
          words={{ ...fileWords[language].one, ...words.upload }}
        />
        <Button type="submit" variant="ghost" isPlain>
          {texts.send(of)}
        </Button>
      </PostForm>
    </div>
  );
}
