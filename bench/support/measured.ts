/** A table, and what broke a limit: goals are reported, limits must hold, or the run ends with an error. */
export interface Measured {
  text: string;
  faults: string[];
}
