import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import type { Language } from '#studio/shared/language.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { captionsMessages } from './captions.messages.ts';

interface CaptionsFormsProps {
  captions: ReadonlyArray<{ language: Language; bytes: number; cues: number; digest: string }>;
  hrefOf: (captionsLanguage: Language) => string;
  lead: string;
  yes: string;
  words: UploaderWords;
}

interface UploaderWords {
  remove: (name: string) => string;
  progress: (name: string) => string;
  done: string;
  waiting: string;
}

export function CaptionsForms(props: CaptionsFormsProps) {
  const texts = useWords(captionsMessages);
  return (
    <section className="admin-section" id="captions" aria-labelledby="captions-title">
      <h2 id="captions-title">{texts.title}</h2>
      <p className="hint">{props.lead}</p>
      <CaptionsIn {...props} captionsLanguage="en" />
      <CaptionsIn {...props} captionsLanguage="da" />
    </section>
  );
}

function CaptionsIn({
  captions,
  hrefOf,
  yes,
  words,
  captionsLanguage,
}: CaptionsFormsProps & { captionsLanguage: Language }) {
  const language = useLanguage();
  const texts = captionsMessages[language];
  const existing = captions.find((each) => each.language === captionsLanguage);
  const of = texts.languages[captionsLanguage];
  return (
    <div className="captions-edition">
      {existing ? (
        <p>
          <TextLink href={hrefOf(captionsLanguage)}>{texts.existing(of)}</TextLink>{' '}
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
          yes={yes}
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
          words={{ ...fileWords[language].one, ...words, drop: texts.drop }}
        />
        <Button type="submit" variant="ghost" isPlain>
          {texts.send(of)}
        </Button>
      </PostForm>
    </div>
  );
}
