/** In characters. The maximum bounds the hashing cost. */
export const passwordLength = { min: 12, max: 128 };
