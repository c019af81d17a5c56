import { Alert } from '#app/ui/alert.tsx';

/** Why nothing was done, and what stands in the way by name. Read aloud when it appears. */
export function Refused({
  title,
  text,
  items = [],
  before,
}: {
  title: string;
  text: string;
  items?: readonly string[];
  /** Before the list: 'In the way:'. */
  before?: string;
}) {
  return (
    <div className="desk-word">
      <Alert look="wrong" title={title} isNews>
        <p>{text}</p>
        {items.length > 0 && (
          <>
            {before && <p>{before}</p>}
            <ul className="in-the-way">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}

/** What has just been done. */
export function Done({ text }: { text: string | null }) {
  return text ? (
    <p role="status" className="notice sunlit desk-word">
      {text}
    </p>
  ) : null;
}
