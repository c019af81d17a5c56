/** Loaded with the press that turns the microphone on. */
export { isOver, isRoomLoud } from '#app/routes/site/range/minute/live-step.ts';
export { findRange } from '#studio/site/range/find-range.ts';
export { readSiren } from '#studio/site/range/siren.ts';
export { roomLevel } from '#studio/site/range/sung-line.ts';
export { listen } from './listen.ts';
export { showSinging } from './show-singing.ts';
