export interface DocumentItem {
  key: string;
  title: string;
  text: string;
  label: string;
  /** Absent: not available yet, as `label` says. */
  href?: string;
}

export function DocumentList({ items }: { items: readonly DocumentItem[] }) {
  return (
    <ul className="document-list">
      {items.map((item) => (
        <li key={item.key}>
          <div>
            <h2>{item.title}</h2>
            <p>{item.text}</p>
          </div>
          {item.href ? (
            <a className="button ghost" href={item.href} download>
              {item.label}
            </a>
          ) : (
            <button className="button" type="button" disabled>
              {item.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
