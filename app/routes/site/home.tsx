export function meta() {
  return [{ title: 'Belcanto' }];
}

export default function Home() {
  return (
    <main id="main">
      <h1>Complete artist development</h1>
    </main>
  );
}
