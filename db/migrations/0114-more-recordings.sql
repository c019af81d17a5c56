-- Recordings in WAV, FLAC and WebM, films in WebM, and private recordings that are offered as a download.
alter table lesson_files drop constraint lesson_files_kind_check;
alter table lesson_files add constraint lesson_files_kind_check check (
  kind in ('mp4', 'webm', 'mp3', 'm4a', 'wav', 'flac', 'weba', 'pdf')
);
alter table media_files drop constraint media_files_format_check;
alter table media_files add constraint media_files_format_check check (
  format in ('mp4', 'webm', 'mp3', 'm4a', 'wav', 'flac', 'weba', 'pdf')
);
alter table recordings drop constraint recordings_kind_check;
alter table recordings add constraint recordings_kind_check check (kind in ('mp3', 'm4a', 'wav', 'flac', 'weba'));
alter table session_recordings drop constraint session_recordings_format_check;
alter table session_recordings add constraint session_recordings_format_check check (
  format in ('mp3', 'm4a', 'wav', 'flac', 'weba', 'bin')
);
alter table homework_files drop constraint homework_files_kind_check;
alter table homework_files add constraint homework_files_kind_check check (
  kind in ('pdf', 'jpg', 'png', 'webp', 'mp3', 'm4a', 'wav', 'flac', 'weba', 'bin')
);
alter table reply_attachments drop constraint reply_attachments_kind_check;
alter table reply_attachments add constraint reply_attachments_kind_check check (
  kind in ('pdf', 'jpg', 'png', 'webp', 'mp3', 'm4a', 'mp4', 'wav', 'flac', 'bin')
);
alter table inbound_attachments drop constraint inbound_attachments_kind_check;
alter table inbound_attachments add constraint inbound_attachments_kind_check check (
  kind in ('pdf', 'jpg', 'png', 'webp', 'mp3', 'm4a', 'mp4', 'wav', 'flac', 'bin')
);
