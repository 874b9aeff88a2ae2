import { ListState, type Text, useText } from '@waybill/ui-shell';

export interface LoadFailedProps {
  text: Text;
  onRetry: () => void;
}

/** Stands in the place of what could not be loaded, and tries it again. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const t = useText();
  return (
    <ListState kind="error" onRetry={onRetry}>
      {t(text)}
    </ListState>
  );
}
