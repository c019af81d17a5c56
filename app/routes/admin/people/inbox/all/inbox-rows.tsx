import { NoteHead } from '../../../note-head.tsx';

export interface ShownEntry {
  id: string;
  href: string;
  name: string;
  kind: string | null;
  excerpt: string;
  when: string;
  isWaiting: boolean;
}

export function InboxRows({
  rows,
  label,
  waiting,
}: {
  rows: readonly ShownEntry[];
  label: string;
  waiting: string;
}) {
  return (
    <ul className="inbox-rows" aria-label={label}>
      {rows.map(({ id, href, name, kind, excerpt, when, isWaiting }) => (
        <li key={id} className={isWaiting ? 'waiting' : undefined}>
          {isWaiting ? <NoteHead state="full" label={waiting} /> : null}
          <a href={href}>{name}</a>
          <small>{when}</small>
          <p className="two-lines">
            {kind ? <strong>{kind}</strong> : null} {excerpt}
          </p>
        </li>
      ))}
    </ul>
  );
}
