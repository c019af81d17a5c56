/** One line of a menu. */
export interface MenuItem {
  key: string;
  name: string;
  /** Where it leads; without one it is a button. */
  href?: string;
  /** At the end of the line: a key, a number. */
  note?: string;
  /** Cannot be taken back: the pencil marks it. */
  isWrong?: boolean;
  isDisabled?: boolean;
  onChoose?: () => void;
}

export interface MenuGroup {
  key: string;
  /** Over its lines, where they need one. */
  name?: string;
  items: readonly MenuItem[];
}
