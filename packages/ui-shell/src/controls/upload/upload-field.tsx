import { Upload as UploadIcon } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, type Ref, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { color, disabledLook, flexWrap, inlineRow, radius, size, space, textSize } from '../../theme/tokens';
import { describedBy } from '../basic/control-frame';
import type { ControlProps } from '../basic/control-props';
import { FieldGroup } from '../basic/field-group';
import { DoneFile, PendingFile } from './file-row';
import { uploadMessages } from './messages';
import { type FileLimits, showSize, usualMaxCount, usualMaxSize } from './refuse-file';
import { type Upload, type UploadedFile, useUploads } from './use-uploads';

/** @public */
export interface UploadFieldProps extends Omit<ControlProps, 'reserveError'>, FileLimits {
  /** Uploaded files, without uploads in progress. */
  value: readonly UploadedFile[];
  onValueChange: (value: readonly UploadedFile[]) => void;
  /** Uploads one file, for example with `http.upload`. */
  upload: Upload;
  /** `pictures` shows previews. Default `files`. */
  look?: 'files' | 'pictures';
  /** The button that chooses files. */
  ref?: Ref<HTMLButtonElement>;
}

/** Uploads files as soon as they are chosen, dropped or pasted; each shows its progress, with Cancel, Retry or Remove. @public */
export function UploadField({
  id,
  value,
  onValueChange,
  upload,
  look = 'files',
  accept,
  maxSize = usualMaxSize,
  maxCount = usualMaxCount,
  disabled,
  readOnly,
  busy,
  onBlur,
  hint,
  error,
  ref,
  'aria-required': required,
  ...group
}: UploadFieldProps) {
  const t = useText();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { pending, add, retry, drop } = useUploads({ value, onValueChange, upload, accept, maxSize, maxCount });
  const fixed = disabled || readOnly || busy;

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!fixed) add(event.dataTransfer.files);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (fixed || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    // Allows choosing the same file again.
    event.target.value = '';
  };
  return (
    <FieldGroup {...group} id={fieldId} required={required} hint={hint} error={error}>
      {!readOnly && (
        <Zone
          data-state={over ? 'over' : error ? 'invalid' : 'rest'}
          onDragOver={(event) => {
            event.preventDefault();
            if (!fixed) setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
          onPaste={handlePaste}
        >
          <Choose
            ref={ref}
            id={fieldId}
            type="button"
            disabled={disabled}
            aria-disabled={busy || undefined}
            aria-describedby={describedBy(fieldId, hint, error)}
            onBlur={onBlur}
            onClick={() => !fixed && picker.current?.click()}
          >
            <UploadIcon aria-hidden size={16} />
            {t(uploadMessages.choose, { count: maxCount })}
          </Choose>
          <input
            ref={picker}
            type="file"
            hidden
            multiple={maxCount > 1}
            accept={accept?.join()}
            onChange={handlePick}
          />
          <span>{t(over ? uploadMessages.drop : uploadMessages.invite)}</span>
          <small>{t(uploadMessages.limits, { count: maxCount, size: showSize(maxSize) })}</small>
        </Zone>
      )}
      {(value.length > 0 || pending.length > 0) && (
        <Files data-look={look} aria-labelledby={`${fieldId}-label`}>
          {value.map((file) => (
            <DoneFile
              key={file.id}
              file={file}
              look={look}
              onRemove={fixed ? undefined : () => onValueChange(value.filter((each) => each.id !== file.id))}
            />
          ))}
          {pending.map((each) => (
            <PendingFile key={each.key} of={each} look={look} limits={{ maxSize, maxCount }} {...{ retry, drop }} />
          ))}
        </Files>
      )}
      <VisuallyHidden role="status">
        {pending.length === 0 && value.length > 0 && t(uploadMessages.done, { name: value.at(-1)?.name ?? '' })}
      </VisuallyHidden>
    </FieldGroup>
  );
}

const Zone = styled.div`
  ${flexWrap(2, 3)}
  align-items: center;
  padding: ${space(3)};
  border: 1px dashed ${color('borderStrong')};
  border-radius: ${radius('medium')};
  background: ${color('surface')};
  color: ${color('textMuted')};
  font-size: ${textSize('body')};

  &[data-state='over'] {
    border-color: ${color('primaryFill')};
    background: ${color('primaryTint')};
    color: ${color('primaryText')};
  }

  &[data-state='invalid'] {
    border-color: ${color('danger')};
  }

  small {
    flex-basis: 100%;
    font-size: ${textSize('caption')};
  }
`;

const Choose = styled.button`
  ${inlineRow(2)}
  min-height: ${size('control')};
  padding-inline: ${space(3)};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('medium')};
  background: ${color('surface')};
  color: ${color('textStrong')};

  &:hover:not(:disabled) {
    background: ${color('surfaceHover')};
  }

  &:disabled {
    ${disabledLook()}
  }
`;

const Files = styled.ul`
  display: grid;
  gap: ${space(1)};

  &[data-look='pictures'] {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  }
`;
