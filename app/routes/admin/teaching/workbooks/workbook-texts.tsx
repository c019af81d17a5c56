import { Form } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { editedWorkbook, WorkbookEdition } from '#studio/teaching/workbooks/workbooks.queries.ts';
import type { TeachingWords } from '../courses/courses.messages.ts';
import type { TypedEditions, WorkbookRefusal } from './workbook-outcome.ts';
import { workbookMessages } from './workbooks.messages.ts';

type EditedWorkbook = NonNullable<Awaited<ReturnType<typeof editedWorkbook>>>;

interface TextsProps {
  book: EditedWorkbook;
  refused: WorkbookRefusal | null;
  words: TeachingWords;
}

export function WorkbookTexts({ book, refused, words }: TextsProps) {
  const language = useLanguage();
  return (
    <Form method="post" className="form narrow" key={book.version} preventScrollReset data-check-required>
      <input type="hidden" name="version" value={book.version} />
      <div className="both-languages pair">
        {book.editions.map((edition) => (
          <EditionWords
            key={edition.language}
            edition={edition}
            words={words}
            typed={refused?.typed ?? null}
          />
        ))}
      </div>
      {refused?.refusal === 'changed' && (
        <Alert title={words.words.saved}>
          {book.editions.map((edition) => (
            <p key={edition.language} lang={edition.language}>
              <strong>{edition.title}</strong> {edition.description}
            </p>
          ))}
        </Alert>
      )}
      <Checkbox
        idPrefix="book"
        name="show"
        label={workbookMessages[language].show}
        isChecked={refused?.typed ? refused.isPublished : book.isPublished}
      />
      <Button type="submit" isPlain>
        {words.words.save}
      </Button>
    </Form>
  );
}

function EditionWords({
  edition,
  typed,
  words,
}: {
  edition: WorkbookEdition;
  typed: TypedEditions | null;
  words: TeachingWords;
}) {
  const language = useLanguage();
  const texts = workbookMessages[language];
  const suffix = edition.language === 'en' ? 'En' : 'Da';
  const of = texts.languages[edition.language];
  const values = typed?.[edition.language] ?? edition;
  return (
    <div className="form">
      <TextField
        idPrefix="book"
        name={`title${suffix}`}
        label={`${words.words.title}, ${of}`}
        defaultValue={values.title}
        maxLength={160}
        isRequired
      />
      <TextArea
        idPrefix="book"
        name={`description${suffix}`}
        label={`${words.words.description}, ${of}`}
        defaultValue={values.description}
        maxLength={600}
        rows={4}
      />
    </div>
  );
}
