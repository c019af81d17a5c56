/** Of every password we accept, in characters. The upper end bounds the work of hashing one. */
export const passwordLength = { min: 12, max: 128 };
