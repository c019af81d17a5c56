import { Table } from '#app/ui/table.tsx';
import { columnField } from './column-field.ts';
import type { importMessages } from './import.messages.ts';
import type { ShownColumn } from './read-list.ts';

interface ListColumnsProps {
  columns: readonly ShownColumn[];
  words: (typeof importMessages)['en'];
}

/** What each column is used for, to be changed before anyone is imported. */
export function ListColumns({ columns, words }: ListColumnsProps) {
  const roles = Object.entries(words.roles);
  return (
    <section className="admin-section">
      <h2>{words.columnsTitle}</h2>
      <p className="hint">{words.columnsHint}</p>
      <Table
        caption={words.columnsTitle}
        isCaptionUnseen
        empty={null}
        columns={(['heading', 'role', 'examples'] as const).map((key) => ({
          key,
          name: words.columnParts[key],
        }))}
        rows={columns.map(({ heading, role, examples }, at) => ({
          key: columnField(at),
          variant: role === '' ? 'off' : undefined,
          cells: {
            heading,
            examples,
            role: (
              <select
                className="input"
                name={columnField(at)}
                defaultValue={role}
                aria-label={words.usedFor(heading)}
              >
                {roles.map(([value, label]) => (
                  <option value={value} key={value}>
                    {label}
                  </option>
                ))}
              </select>
            ),
          },
        }))}
      />
    </section>
  );
}
