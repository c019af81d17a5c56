/** The studio's name as on a title page: the first word in roman, the rest in italics. */
export function Brand({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <>
      {first}
      {rest.length > 0 && <em> {rest.join(' ').toLowerCase()}</em>}
    </>
  );
}
