import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { useLanguageOrder } from '#app/web/language-order.tsx';
import type {
  TextKind,
  TextProblem,
  TypedTexts,
} from '#studio/messages/notifications/texts/email-text-input.ts';
import type { Language } from '#studio/shared/language.ts';
import { VersionField } from '../../../action-buttons.tsx';
import { EmailPreviews, type ExampleSubject } from './email-previews.tsx';
import type { EmailResult } from './emails.data.ts';
import type { EmailWords } from './emails.messages.ts';
import { labelOfText } from './label-of-text.ts';

interface EditableText {
  name: string;
  kind: TextKind;
  most: number;
  placeholders: readonly string[];
  standard: Readonly<Record<Language, string>>;
  values: Readonly<Record<Language, string>>;
}

interface EmailFormProps {
  email: { version: number; texts: readonly EditableText[]; examples: readonly ExampleSubject[] };
  result: EmailResult | undefined;
  words: EmailWords;
}

/** Both languages of an email's texts side by side. */
export function EmailForm({ email: { version, texts, examples }, result, words }: EmailFormProps) {
  const problems = result?.kind === 'refused' ? result.problems : {};
  const typed = result?.typed ?? {};
  const order = useLanguageOrder();
  return (
    <Form key={`${version} ${Object.keys(problems)}`} method="post" className="form" noValidate>
      <VersionField version={version} />
      {/* Enter in a field saves: the first submit button of a form is its default. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {words.save}
      </button>
      <p className="hint">{words.placeholdersHint('{studio}, {coach}')}</p>
      <div className="language-pair columns">
        {order.map((language) => (
          <fieldset key={language}>
            <legend>{words.languages[language]}</legend>
            {texts.map((text) => (
              <TextOfEmail
                key={text.name}
                label={labelOfText(text, texts, words)}
                problem={problems[`${language}.${text.name}`]}
                text={text}
                language={language}
                typed={typed}
                words={words}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className="remedies">
        <Button type="submit" isPlain>
          {words.save}
        </Button>
      </div>
      <EmailPreviews examples={examples} words={words} />
    </Form>
  );
}

interface TextOfEmailProps {
  text: EditableText;
  label: string;
  language: Language;
  typed: TypedTexts;
  problem: TextProblem | undefined;
  words: EmailWords;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

function TextOfEmail({ text, label, language, typed, problem, words }: TextOfEmailProps) {
  const name = `${language}.${text.name}`;
  const standard = text.standard[language];
  const hints = [
    text.placeholders.length > 0 ? words.needs(inBraces(text.placeholders)) : '',
    text.values[language] === standard ? '' : words.standardIs(standard),
  ].filter(Boolean);
  const shared = {
    idPrefix: 'email',
    name,
    label,
    hint: hints.join(' ') || undefined,
    defaultValue: typed[name] ?? text.values[language],
    error: problem ? describeProblem(problem, words) : null,
    takesFocus: true,
  };
  return text.kind === 'text' ? <TextArea {...shared} rows={4} /> : <TextField {...shared} />;
}

function describeProblem(problem: TextProblem, words: EmailWords): string {
  if (problem.kind === 'brace') return words.problems.brace;
  if (problem.kind === 'too-long') return words.problems['too-long'](problem.most);
  return words.problems[problem.kind](inBraces(problem.placeholders));
}
