export interface SkeletonProps {
  /** Screen reader text. */
  label: string;
  lines?: number;
  look?: 'text' | 'rows' | 'picture';
}

/** Has the size of the loading content, to prevent layout shift. */
export function Skeleton({ label, lines = 3, look = 'text' }: SkeletonProps) {
  const places = Array.from({ length: look === 'picture' ? 1 : lines }, (_, place) => `line-${place}`);
  return (
    <div className={look === 'text' ? 'skeleton' : `skeleton ${look}`} role="status">
      <strong className="unseen">{label}</strong>
      {places.map((place) => (
        <span key={place} />
      ))}
    </div>
  );
}
