import type { Instant, Made } from './columns.ts';

export interface PushKeysTable {
  is_only: Made<boolean>;
  public_key: string;
  private_key: string;
  created_at: Instant;
}

export interface PushDevicesTable {
  id: Made<string>;
  user_id: string;
  session_id: string;
  name: string;
  subscription: string;
  endpoint_hash: string;
  created_at: Instant;
  used_at: Instant | null;
}

export type PushMessageKind =
  | 'booking'
  | 'cancellation'
  | 'order'
  | 'application'
  | 'message'
  | 'payment'
  | 'email'
  | 'test';

export interface PushMessagesTable {
  id: Made<string>;
  device_id: string;
  kind: PushMessageKind;
  subject_id: string;
  attempts: Made<number>;
  created_at: Instant;
  due_at: Instant;
  expires_at: Instant;
}

export interface DailySummariesTable {
  day: string;
  decided_at: Instant;
}
