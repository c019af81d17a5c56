import { data } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: 'Oops! Page not found' }];
}

export default function NotFound() {
  return (
    <main id="main">
      <h1>Oops! Page not found</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
