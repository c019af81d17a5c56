import { data } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

/** A form sent to nowhere is not there either. */
export const action = loader;

export function meta() {
  return [{ title: 'Oops! Page not found' }];
}

export default function NotFound() {
  return (
    <main id="main" data-not-found>
      <h1>Oops! Page not found</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
