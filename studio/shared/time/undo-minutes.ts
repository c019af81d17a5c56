export const undoMinutes = 5;
