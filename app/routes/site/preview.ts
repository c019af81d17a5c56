import { data } from 'react-router';
import { NoView } from '#app/web/forms/sub-resource.tsx';

export default NoView;

/** `/preview/<token>`: valid links are rendered by server/preview.ts. */
export function loader(): never {
  throw data(null, { status: 404 });
}
