import progressBar from '../feedback/progress-bar.css?url';
import uploader from './uploader.css?url';

/** React moves them into the head, once. */
export function UploadStyles() {
  return (
    <>
      <link rel="stylesheet" href={progressBar} precedence="parts" />
      <link rel="stylesheet" href={uploader} precedence="parts" />
    </>
  );
}
