import { TextField } from '#app/ui/forms/field.tsx';

export interface CodeFormProps {
  words: { headline: string; lead: string; label: string; submit: string; back: string };
  failed: string;
  /** Proves the first factor. */
  ticket: string;
  next: string | null;
  error: string | null;
}

/** The second factor. A plain form, because the pages behind emailed links are not hydrated. */
export function CodeForm({ words, failed, ticket, next, error }: CodeFormProps) {
  return (
    <>
      <h1>{words.headline}</h1>
      <p className="lead">{words.lead}</p>
      <div className="sign-in-sheet stack wide">
        <form method="post" action="/login/code" className="form" noValidate>
          {error ? (
            <div role="alert" className="notice wrong">
              <h2>{failed}</h2>
              <p>{error}</p>
            </div>
          ) : null}
          <TextField
            name="code"
            idPrefix="code"
            label={words.label}
            error={error}
            autoComplete="one-time-code"
            inputMode="text"
            isRequired
          />
          <input type="hidden" name="ticket" value={ticket} />
          {next ? <input type="hidden" name="next" value={next} /> : null}
          <button type="submit" className="button">
            {words.submit}
          </button>
        </form>
        <p>
          <a className="text-link" href="/login">
            {words.back}
          </a>
        </p>
      </div>
    </>
  );
}
