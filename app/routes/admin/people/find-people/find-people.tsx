import type { FormEvent, MouseEvent } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { Language } from '#studio/shared/language.ts';

export interface FoundPerson {
  name: string;
  email: string;
  credits: number;
  /** Of their emails so far; null: unknown. */
  language: Language | null;
  href: string;
}

interface Props {
  words: Record<'label' | 'hint' | 'search' | 'none', string> & { credits?: (count: number) => string };
  path: string;
  /** The id of the field to fill in after name and email. */
  next: string;
  /** The search of the address, and who was found; null: no search. */
  query: string;
  found: readonly FoundPerson[] | null;
  /** Parameters that the search keeps. */
  keeps: Readonly<Record<string, string>>;
  onChoose?: (person: FoundPerson) => void;
}

/** Students and guests by name or email, while typing. Without scripts: a search, whose links fill in the form. */
export function FindPeople({ words, path, next, query, found, keeps, onChoose }: Props) {
  const fetcher = useFetcher<{ people: FoundPerson[] | null }>();
  const people = fetcher.data ? fetcher.data.people : found;
  const search = (event: FormEvent<HTMLFormElement>) => {
    // A reload would empty the form that a result, which is shown already, was just filled into.
    if (event.type === 'submit') event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '');
    fetcher.load(`${path}?${new URLSearchParams({ ...keeps, q })}`);
  };
  return (
    <search className="find-people stack">
      <form method="get" className="admin-form" onInput={search} onSubmit={search}>
        {Object.entries(keeps).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="q"
          idPrefix="find"
          label={words.label}
          hint={words.hint}
          defaultValue={query}
          autoComplete="off"
          maxLength={100}
        />
        <div className="actions">
          <Button type="submit" variant="ghost" isPlain isCompact>
            {words.search}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {people && people.length === 0 && <p className="hint">{words.none}</p>}
        {people && people.length > 0 && (
          <ul className="time-options">
            {people.map((person) => (
              <li key={person.email}>
                <a href={person.href} onClick={(event) => fillIn(event, person, next) && onChoose?.(person)}>
                  <strong>{person.name || person.email}</strong> <small>{person.email}</small>
                  {person.credits > 0 && words.credits && <small>{words.credits(person.credits)}</small>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

/** Keeps what is typed already in the other fields. False: there is no form, and the link is followed. */
function fillIn(event: MouseEvent<HTMLAnchorElement>, person: FoundPerson, next: string): boolean {
  const fields = (['name', 'email'] as const).map((name) => document.getElementById(`new-${name}`));
  if (!fields.every((field) => field instanceof HTMLInputElement)) return false;
  event.preventDefault();
  const [name, email] = fields;
  name!.value = person.name;
  email!.value = person.email;
  const language = name!.form?.querySelector<HTMLInputElement>(`[name=language][value=${person.language}]`);
  if (language) language.checked = true;
  (person.name ? document.getElementById(next) : name)?.focus();
  return true;
}
