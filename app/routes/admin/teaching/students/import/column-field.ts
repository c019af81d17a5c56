/** The name of the field with what a column is used for. */
export const columnField = (at: number) => `column-${at}`;
