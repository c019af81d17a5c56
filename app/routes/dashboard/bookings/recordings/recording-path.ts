export const ownRecordingPath = ({ booking, recording }: { booking: string; recording: string }) =>
  `/dashboard/bookings/${encodeURIComponent(booking)}/recordings/${encodeURIComponent(recording)}`;
