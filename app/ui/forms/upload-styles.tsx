import stylesheet from './uploader.css?url';

/** Of file fields and progress bars. React moves it into the head, once. */
export function UploadStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="parts" />;
}
