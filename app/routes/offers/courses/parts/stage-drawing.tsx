const files = import.meta.glob<string>('../../../../pictures/course-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const fileOf = (name: string, theme: 'light' | 'dark') =>
  files[`../../../../pictures/course-${name}-${theme}.svg`];

/** What a course is about, on its card. Pages that are hydrated don't list its files (app/ui/media/picture.tsx). */
export function StageDrawing({ name }: { name: string }) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={fileOf(name, 'dark')} />
      <img
        src={fileOf(name, 'light')}
        width={480}
        height={270}
        alt=""
        decoding="async"
        fetchPriority="high"
      />
    </picture>
  );
}
