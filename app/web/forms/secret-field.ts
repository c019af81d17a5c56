/** Passwords and keys of services: never written into a page. */
export function isSecretField(name: string): boolean {
  return /password|^(?:current|key|token|signingKey)$/i.test(name);
}
