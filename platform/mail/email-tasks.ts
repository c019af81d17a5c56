/** Of an attachment whose sender gave it no name. 'answered': a calendar's answer that doesn't say which. */
export interface AttachmentOrigin {
  kind: 'accepted' | 'declined' | 'tentative' | 'answered' | 'proposed' | 'invitation' | 'forwarded';
  title: string;
}

export interface ParsedAttachment {
  name: string;
  content: Uint8Array;
  origin: AttachmentOrigin | null;
}

export interface ReceivedEmail {
  /** In the order of the email, the latest at the top. Names in lower case. */
  headers: ReadonlyArray<{ name: string; value: string }>;
  /** Several authors have the name of all and the address of one. Null: none, or two headers. */
  from: { name: string; address: string } | null;
  hasOneAuthor: boolean;
  subject: string;
  messageId: string | null;
  /** Of its HTML where its plain text doesn't say as much. */
  text: string;
  attachments: readonly ParsedAttachment[];
  /** Something is neither in the text nor among the attachments. */
  isIncomplete: boolean;
}

export interface EmailTasks {
  /** `mostText`: characters. */
  'parse-email': {
    input: { raw: Uint8Array; mostText: number; mostAttachments: number };
    output: ReceivedEmail;
  };
}
