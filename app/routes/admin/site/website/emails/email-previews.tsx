import type { MouseEvent } from 'react';
import { useResourceHref } from '#app/web/forms/sub-resource.tsx';
import type { EmailWords } from './emails.messages.ts';

export interface ExampleSubject {
  name: string;
  subject: string;
}

/** Buttons of the form around them: they send its texts, saved or not. */
export function EmailPreviews({
  examples,
  words,
}: {
  examples: readonly ExampleSubject[];
  words: EmailWords;
}) {
  return (
    <fieldset className="email-previews">
      <legend>{words.preview}</legend>
      <p className="hint">{words.previewHint}</p>
      {examples.map((example) => (
        <div key={example.name}>
          <p>{example.subject}</p>
          <p className="section-buttons">
            {(['en', 'da'] as const).map((language) => (
              <PreviewButtons key={language} example={example} language={language} words={words} />
            ))}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

function PreviewButtons({
  example: { name, subject },
  language,
  words,
}: {
  example: ExampleSubject;
  language: 'en' | 'da';
  words: EmailWords;
}) {
  const preview = useResourceHref(`previews/${name}/${language}`);
  const test = useResourceHref(`tests/${name}/${language}`);
  return (
    <>
      <button
        type="submit"
        className="text-link"
        formAction={preview}
        formTarget="_blank"
        aria-label={`${words.previewIn[language]}: ${subject} (${words.newTab})`}
        onClick={sendNatively}
      >
        {words.previewIn[language]}
      </button>
      <button
        type="submit"
        className="text-link"
        formAction={test}
        aria-label={`${words.testIn[language]}: ${subject}`}
      >
        {words.testIn[language]}
      </button>
    </>
  );
}

/** The router would show the answer in this tab. */
function sendNatively(event: MouseEvent<HTMLButtonElement>): void {
  const { form, formAction } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const before = form.getAttribute('action') ?? '';
  form.setAttribute('action', formAction);
  form.setAttribute('target', '_blank');
  form.submit();
  form.setAttribute('action', before);
  form.removeAttribute('target');
}
