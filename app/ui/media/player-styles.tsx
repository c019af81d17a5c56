import stylesheet from './player.css?url';

/** React moves it into the head, once. */
export function PlayerStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="media" />;
}
