import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
import { turn } from '../../theme/pieces';
import { toolMessages } from './messages';

/** @public */
export interface RefreshButtonProps {
  /** Reloads the page in view. */
  onRefresh: () => void;
}

/** The refresh icon of the header; it turns once for each click. @public */
export function RefreshButton({ onRefresh }: RefreshButtonProps) {
  const t = useText();
  const [turning, setTurning] = useState(false);
  const handleClick = () => {
    setTurning(true);
    onRefresh();
  };
  return (
    <Turning
      icon={RefreshCw}
      label={t(toolMessages.refresh)}
      data-state={turning ? 'turning' : 'still'}
      onClick={handleClick}
      onAnimationEnd={() => setTurning(false)}
    />
  );
}

const Turning = styled(ToolButton)`
  &[data-state='turning'] > svg {
    animation: ${turn} 0.6s ease-out;
  }
`;
