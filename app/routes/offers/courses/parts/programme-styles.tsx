import stylesheet from '../programme-pages.css?url';

/** React moves it into the head, once. */
export function ProgrammeStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="pages" />;
}
