import { CircleAlert, FileText, RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { color, flexFill, flexRow, radius, space, square, textSize } from '../../theme/tokens';
import { BoxButton } from '../basic/box-button';
import { uploadMessages } from './messages';
import { showSize } from './refuse-file';
import type { Pending, UploadedFile } from './use-uploads';

interface DoneFileProps {
  file: UploadedFile;
  look: 'files' | 'pictures';
  /** Default: no Remove button. */
  onRemove: (() => void) | undefined;
}

/** An uploaded file. */
export function DoneFile({ file: { name, url }, look, onRemove }: DoneFileProps) {
  const t = useText();
  return (
    <File data-state="done">
      <Preview look={look} url={url} />
      <span>
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            <span>{name}</span>
          </a>
        ) : (
          name
        )}
      </span>
      {onRemove && (
        <BoxButton type="button" aria-label={t(uploadMessages.remove, { name })} onClick={onRemove}>
          <X aria-hidden size={14} />
        </BoxButton>
      )}
    </File>
  );
}

interface PendingFileProps {
  of: Pending;
  look: 'files' | 'pictures';
  limits: { maxSize: number; maxCount: number };
  retry: (key: number) => void;
  drop: (key: number) => void;
}

/** A running or failed upload. */
export function PendingFile({ of: { key, file, state, part, reason }, look, limits, retry, drop }: PendingFileProps) {
  const t = useText();
  const { name } = file;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (look !== 'pictures' || !file.type.startsWith('image/')) return;
    const url = URL.createObjectURL(file);
    setShown(url);
    return () => URL.revokeObjectURL(url);
  }, [look, file]);
  const percent = Math.round(part * 100);
  return (
    <File data-state={state === 'sending' ? 'sending' : 'failed'}>
      <Preview look={look} url={shown} />
      <span>
        <span>{name}</span>
        {state === 'sending' ? (
          <Bar
            role="progressbar"
            aria-label={t(uploadMessages.progress, { name, percent })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ width: `${percent}%` }} />
          </Bar>
        ) : (
          <Reason role="alert">
            <CircleAlert aria-hidden size={14} />
            {reason ?? t(uploadMessages[state], { size: showSize(limits.maxSize), count: limits.maxCount })}
          </Reason>
        )}
      </span>
      {state === 'failed' && (
        <BoxButton type="button" aria-label={t(uploadMessages.retry, { name })} onClick={() => retry(key)}>
          <RotateCcw aria-hidden size={14} />
        </BoxButton>
      )}
      <BoxButton
        type="button"
        aria-label={t(state === 'sending' ? uploadMessages.cancel : uploadMessages.remove, { name })}
        onClick={() => drop(key)}
      >
        <X aria-hidden size={14} />
      </BoxButton>
    </File>
  );
}

function Preview({ look, url }: { look: 'files' | 'pictures'; url: string | undefined }) {
  if (look === 'pictures') return url ? <Picture src={url} alt="" /> : <Picture as="span" />;
  return <FileText aria-hidden size={16} />;
}

const File = styled.li`
  ${flexRow(2)}
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('medium')};
  background: ${color('surfaceSunken')};
  color: ${color('text')};

  &[data-state='failed'] {
    background: ${color('dangerTint')};
  }

  > span:not(:empty) {
    ${flexFill}
    overflow-wrap: anywhere;
  }

  a {
    color: ${color('primaryText')};
  }
`;

const Picture = styled.img`
  flex: none;
  ${square('48px')}
  border-radius: ${radius('small')};
  background: ${color('skeleton')};
  object-fit: cover;
`;

const Bar = styled.span`
  display: block;
  height: 4px;
  margin-block: ${space(1)};
  overflow: hidden;
  border-radius: ${radius('round')};
  background: ${color('border')};

  i {
    display: block;
    height: 100%;
    background: ${color('primaryFill')};
  }
`;

const Reason = styled.span`
  ${flexRow(1)}
  color: ${color('danger')};
  font-size: ${textSize('caption')};
`;
