/** Whether the picture is a drawn person, with a ring of its own or none. */
export function isDrawnPerson(picture: string): boolean {
  return /^(coach|instructor)-/.test(picture);
}
