/** Whether a dialog of the header is open, and how it closes. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
