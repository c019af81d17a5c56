/** Apart from the other pictures, because pages that React hydrates load these addresses, too. */
const addresses = import.meta.glob<string>('../../pictures/empty-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type EmptyDrawingName = 'chair' | 'fork' | 'hook' | 'metronome' | 'stand';

export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  const address = (theme: 'light' | 'dark') => addresses[`../../pictures/empty-${name}-${theme}.svg`];
  return (
    <picture className="empty-drawing">
      <source media="(prefers-color-scheme: dark)" srcSet={address('dark')} />
      <img src={address('light')} width={320} height={240} alt="" />
    </picture>
  );
}
