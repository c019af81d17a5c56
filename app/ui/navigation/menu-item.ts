export interface MenuItem {
  key: string;
  name: string;
  /** Absent: a button. */
  href?: string;
  /** Shown at the end: a shortcut or a count. */
  note?: string;
  /** Destructive. */
  isWrong?: boolean;
  isDisabled?: boolean;
  onChoose?: () => void;
}

export interface MenuGroup {
  key: string;
  name?: string;
  items: readonly MenuItem[];
}
