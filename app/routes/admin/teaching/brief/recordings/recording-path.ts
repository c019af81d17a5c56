export const recordingPath = ({ booking, recording }: { booking: string; recording: string }) =>
  `/admin/bookings/${encodeURIComponent(booking)}/recordings/${encodeURIComponent(recording)}`;
