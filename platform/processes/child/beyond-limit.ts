/** Refused before a parser would use its limits up, which would end the process. */
export class BeyondLimit extends Error {
  override name = 'BeyondLimit';
}
