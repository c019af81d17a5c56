/** Drawings and recordings for offers and articles of the sample studio. */
export function isSamplePlace(place: string): boolean {
  return place.startsWith('incipit-') || ['elevated', 'island', 'retreat-house'].includes(place);
}
