export interface SkeletonProps {
  /** Screen reader text. */
  label: string;
  lines?: number;
  variant?: 'text' | 'rows' | 'picture';
}

/** Has the size of the loading content, to prevent layout shift. */
export function Skeleton({ label, lines = 3, variant = 'text' }: SkeletonProps) {
  const places = Array.from({ length: variant === 'picture' ? 1 : lines }, (_, place) => `line-${place}`);
  return (
    <div className={variant === 'text' ? 'skeleton' : `skeleton ${variant}`} role="status">
      <strong className="unseen">{label}</strong>
      {places.map((place) => (
        <span key={place} />
      ))}
    </div>
  );
}
