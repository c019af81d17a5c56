export function Brand({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <>
      {first}
      {rest.length > 0 && <em> {rest.join(' ').toLowerCase()}</em>}
    </>
  );
}
