/** The formats of every form that takes files of this kind: as the texts name them, and as the browser chooses them. */
export const pictureNames = 'JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF';
export const soundNames = 'MP3, M4A, WAV, FLAC, AAC, OGG, WebM';
export const filmNames = 'MP4, MOV, WebM, MKV';

/** Phones know some recordings by their type only, computers by their ending only. */
export const acceptedPictures =
  'image/jpeg,image/png,image/webp,image/heic,image/avif,image/tiff,image/gif,.heic,.avif';
export const acceptedSounds = 'audio/*,.mp3,.m4a,.wav,.flac,.aac,.ogg,.oga,.opus,.weba,.webm';
export const acceptedFilms = 'video/mp4,video/quicktime,video/webm,video/x-matroska,.mp4,.mov,.webm,.mkv';
export const acceptedPdfs = 'application/pdf,.pdf';
