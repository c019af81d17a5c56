import { useWords } from '#app/web/words.ts';
import { SectionIcon } from '../../section-icon.tsx';
import { longestSearch } from './longest-search.ts';
import { adminSearchMessages } from './search.messages.ts';

interface SearchFieldProps {
  id: string;
  query?: string;
  hasShortcut?: boolean;
}

/** A GET form, sent by Enter. */
export function SearchField({ id, query = '', hasShortcut = false }: SearchFieldProps) {
  const words = useWords(adminSearchMessages);
  return (
    <search>
      <form method="get" className="admin-search" action="/admin/search">
        <SectionIcon of="search" />
        <label className="unseen" htmlFor={id}>
          {words.label}
        </label>
        <input
          key={query}
          type="search"
          id={id}
          name="q"
          defaultValue={query}
          placeholder={hasShortcut ? words.placeholder : words.label}
          maxLength={longestSearch}
          autoComplete="off"
          aria-keyshortcuts={hasShortcut ? 'Control+K Meta+K' : undefined}
        />
        {hasShortcut && (
          <span className="shortcut" aria-hidden="true">
            {words.shortcut}
          </span>
        )}
      </form>
    </search>
  );
}
