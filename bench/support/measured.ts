/** A table and the broken limits: goals are reported, a broken limit ends the run with an error. */
export interface Measured {
  text: string;
  faults: string[];
}
