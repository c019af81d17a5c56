import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import type { TeachingWords } from '../courses/courses.messages.ts';
import type { WorkbooksProblem } from './arrange-workbook.ts';
import { workbookMessages } from './workbooks.messages.ts';

interface NewWorkbookProps {
  words: TeachingWords;
  language: 'en' | 'da';
  idempotencyKey: string;
  refused: WorkbooksProblem | undefined;
}

export function NewWorkbook({ words, language, idempotencyKey, refused }: NewWorkbookProps) {
  const texts = workbookMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <section className="admin-section" id="add">
      <h2>{texts.add}</h2>
      <Form
        method="post"
        encType="multipart/form-data"
        className="form upload-form"
        reloadDocument
        noValidate
        data-check-required
      >
        <IdempotencyKey value={idempotencyKey} />
        <TextField
          idPrefix="new"
          name="title"
          label={words.words.title}
          defaultValue={refused?.title}
          maxLength={160}
          isRequired
        />
        <SelectField
          idPrefix="new"
          name="language"
          label={texts.language}
          chosen={refused?.edition ?? language}
          options={(['en', 'da'] as const).map((value) => ({ value, label: texts.languages[value] }))}
        />
        <Uploader
          idPrefix="new"
          name="file"
          label={texts.file}
          hint={texts.fileHint}
          accept=".pdf,application/pdf"
          isRequired
          words={{ ...fileWords[language].one, ...words.upload }}
        />
        <Button type="submit" isPlain isBusy={isBusy}>
          {texts.addButton}
        </Button>
      </Form>
    </section>
  );
}
