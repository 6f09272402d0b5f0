/** The properties of every tab: it stays mounted behind the others once it was open. */
export interface TabProps {
  readonly isOpen: boolean;
}
