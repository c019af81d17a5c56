export interface ReceivedEmail {
  /** In the order of the email, the latest at the top. Names in lower case. */
  headers: ReadonlyArray<{ name: string; value: string }>;
  /** Null: none, several or a list. */
  from: { name: string; address: string } | null;
  subject: string;
  messageId: string | null;
  /** Of its HTML where it has no text. */
  text: string;
  attachments: ReadonlyArray<{ name: string; content: Uint8Array }>;
}

export interface EmailTasks {
  /** Null: deeper or longer than any email that people write. `mostText`: characters. */
  'parse-email': {
    input: { raw: Uint8Array; mostText: number; mostAttachments: number };
    output: ReceivedEmail | null;
  };
}
