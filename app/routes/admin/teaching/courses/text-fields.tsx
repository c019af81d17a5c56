import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { useLanguageOrder } from '#app/web/language-order.tsx';
import type { Words, WordsOf } from '#studio/teaching/learning/course.ts';
import type { TeachingWords } from './courses.messages.ts';

export type TypedWords = WordsOf<Words & { body?: string }>;

export interface WordsFieldsProps {
  idPrefix: string;
  words: TeachingWords;
  values: TypedWords;
  hasBody?: boolean;
  bodyHint?: string;
  isShort?: boolean;
}

export function WordsFields({ idPrefix, words, values, hasBody, bodyHint, isShort }: WordsFieldsProps) {
  const order = useLanguageOrder();
  return (
    <div className="both-languages pair">
      {order.map((language) => {
        const name = (field: string) => `${field}${language === 'en' ? 'En' : 'Da'}`;
        const texts = language === 'en' ? words.words.english : words.words.danish;
        const label = (text: string) => `${text}, ${texts}`;
        const { title, description, body } = values[language];
        return (
          <div key={language} className="form">
            <TextField
              idPrefix={idPrefix}
              name={name('title')}
              label={label(words.words.title)}
              defaultValue={title}
              maxLength={160}
            />
            {!isShort && (
              <TextArea
                idPrefix={idPrefix}
                name={name('description')}
                label={label(words.words.description)}
                hint={words.words.descriptionHint}
                defaultValue={description}
                maxLength={600}
                rows={3}
              />
            )}
            {hasBody && (
              <TextArea
                idPrefix={idPrefix}
                name={name('body')}
                label={label(words.words.body)}
                hint={bodyHint}
                defaultValue={body}
                rows={12}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The stored version, shown on a conflict. */
export function SavedWords({ saved, words }: { saved: TypedWords; words: TeachingWords }) {
  return (
    <details className="saved-text" open>
      <summary>{words.words.saved}</summary>
      <div className="both-languages pair">
        {(['en', 'da'] as const).map((language) => (
          <div key={language} lang={language}>
            <p className="saved-title">{saved[language].title || '–'}</p>
            <p>{saved[language].description}</p>
            <p className="saved-body">{saved[language].body}</p>
          </div>
        ))}
      </div>
    </details>
  );
}
