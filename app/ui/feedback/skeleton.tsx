export interface SkeletonProps {
  /** What is on its way, read aloud. */
  label: string;
  lines?: number;
  look?: 'text' | 'rows' | 'picture';
}

/** In the place and size of what is being fetched, so that nothing moves when it arrives. */
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
