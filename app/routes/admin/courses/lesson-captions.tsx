import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import type { EditedLesson } from '#studio/learning/owner-lesson.queries.ts';
import { ConfirmButton } from '../act-forms.tsx';
import { sizeText } from '../uploads/size-text.ts';
import type { TeachingWords } from './courses.messages.ts';

export function LessonCaptions({
  lesson,
  words,
  language,
}: {
  lesson: EditedLesson;
  words: TeachingWords;
  language: 'en' | 'da';
}) {
  const said = words.captions;
  return (
    <section className="office-section" id="captions" aria-labelledby="captions-title">
      <h2 id="captions-title">{said.title}</h2>
      <p className="hint">{said.lead}</p>
      {(['en', 'da'] as const).map((each) => {
        const kept = lesson.captions.find((captions) => captions.language === each);
        const of = words.upload.languages[each];
        return (
          <div key={each} className="captions-edition">
            {kept ? (
              <p>
                <TextLink href={`/admin/lessons/${lesson.id}/captions/${each}`}>{said.kept(of)}</TextLink>{' '}
                <span className="hint">{said.facts(kept.cues, sizeText(kept.bytes, language))}</span>
              </p>
            ) : (
              <p>{said.none(of)}</p>
            )}
            {kept && (
              <ConfirmButton
                intent="captions-remove"
                id={each}
                as={{ seen: kept.digest }}
                label={said.remove(of)}
                question={said.removeSure(of)}
                yes={words.acts.yes}
              />
            )}
            <Form
              method="post"
              encType="multipart/form-data"
              className="form upload-form"
              action={`/admin/lessons/${lesson.id}?captions=${each}`}
              reloadDocument
              noValidate
              data-check-required
            >
              <input type="hidden" name="seen" value={kept?.digest ?? ''} />
              <Uploader
                idPrefix={`captions-${each}`}
                name="file"
                label={kept ? said.replace(of) : said.add(of)}
                hint={said.hint}
                accept=".vtt,text/vtt"
                words={{ ...fileWords[language].one, ...words.upload }}
              />
              <Button type="submit" look="ghost" isPlain>
                {said.send(of)}
              </Button>
            </Form>
          </div>
        );
      })}
    </section>
  );
}
