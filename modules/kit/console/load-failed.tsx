import { ListState, type Text, useText } from '@waybill/ui-shell';

export interface LoadFailedProps {
  text: Text;
  onRetry: () => void;
}

/** Replaces content that failed to load, with a retry button. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const t = useText();
  return (
    <ListState kind="error" onRetry={onRetry}>
      {t(text)}
    </ListState>
  );
}
