import stylesheet from './uploader.css?url';

/** React moves it into the head, once. */
export function UploadStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="parts" />;
}
