/** RFC 3463: bad mailbox or system, disabled, moved. */
const statuses = /\b5\.(?:1\.(?:[1236]|10)|2\.1|7\.27)\b/;
const words =
  /no such (?:user|recipient|mailbox|address)|(?:user|mailbox|recipient|account|address) (?:is )?(?:unknown|not found|disabled|inactive|unavailable)|unknown (?:user|recipient|mailbox)|(?:user|mailbox|recipient|account|address)[^.]{0,40} (?:does not|doesn'?t) exist/i;

/** Whether a server that refused an email says that its address does not exist. */
export function isDeadAddress(serverSaid: string): boolean {
  return statuses.test(serverSaid) || words.test(serverSaid);
}
