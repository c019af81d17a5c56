/** The colours of the site by day, opaque, because a printer mixes no light. */
export const colours = {
  ink: '#17161c',
  quiet: '#565059',
  hair: '#cdc8bd',
  stave: '#17161c',
  sun: '#ffb92e',
  pane: '#ffc450',
  paper: '#f5f1e8',
  sheet: '#ebe5d7',
  night: '#17161c',
  onNight: '#f3ecdd',
  onNightQuiet: '#bdb5a8',
  gold: '#ffc247',
  pencil: '#a3181c',
} as const;
