/** What the studio finds wrong with itself. Each is a task while it lasts. */
export interface StudioFault {
  kind:
    | 'backups-unavailable'
    | 'calendar-unread'
    | 'certificate-fault'
    | 'connection-unreadable'
    | 'disk-space'
    | 'files-unavailable'
    | 'heartbeat-paused'
    | 'mail-stuck'
    | 'payments-refused'
    | 'update-failed'
    | 'webhook-missing';
  subjectId: string;
  details: { what?: string; reason?: string; freeMegabytes?: number; neededMegabytes?: number };
  dueAt?: Temporal.Instant;
}
