import { Button, color, radius, space, textSize, useText } from '@waybill/ui-shell';
import { TextArea } from '@waybill/ui-shell/controls';
import type { FormModel } from '@waybill/ui-shell/forms';
import styled from 'styled-components';
import { useFieldName } from '../detail/use-field-name';
import { orderMessages } from '../messages';
import { FormSection, Wide } from './form-section';
import type { OrderFields } from './order-fields';
import { sureEnough } from './sure-mark';
import type { Recognition } from './use-recognition';

export interface PasteSectionProps {
  form: FormModel<OrderFields>;
  recognition: Recognition;
}

/** One message that falls into its fields: what is unsure is said, and Escape undoes it. */
export function PasteSection({ form, recognition }: PasteSectionProps) {
  const t = useText();
  const fieldName = useFieldName();
  const message = form.field('message', orderMessages.paste);
  const { typed, filled, problem, isAsked, rest, read, undo } = recognition;
  return (
    <FormSection title={t(orderMessages.paste)}>
      <Wide>
        <TextArea
          {...message}
          labelHidden
          rows={2}
          hint={t(orderMessages.pasteHint)}
          placeholder={t(orderMessages.pasteExample)}
          onChange={(event) => {
            typed();
            return message.onChange(event);
          }}
          onPaste={(event) => {
            event.preventDefault();
            void read(event.clipboardData.getData('text/plain'));
          }}
          onBlur={(event) => {
            const text = event.target.value;
            if (text.trim() !== '' && filled.length === 0 && !problem) void read(text);
            return message.onBlur(event);
          }}
        />
        <Said role="status">
          {problem === 'nothing' && t(orderMessages.pasteNothing)}
          {problem === 'failed' && t(orderMessages.pasteFailed)}
          {filled.length > 0 && (
            <>
              {t(orderMessages.pasteDone, { count: filled.length })}
              {filled
                .filter(({ sure }) => sure < sureEnough)
                .map(({ path }) => (
                  <Unsure key={path}>
                    {fieldName(path)}：{t(orderMessages.unsure)}
                  </Unsure>
                ))}
              {isAsked && <Unsure>{t(orderMessages.pasteAsked)}</Unsure>}
              {rest.length > 0 && <Unsure>{t(orderMessages.pasteRest, { text: rest.join(' · ') })}</Unsure>}
              <Button onClick={undo} aria-keyshortcuts="Escape">
                {t(orderMessages.pasteUndo)}
              </Button>
            </>
          )}
        </Said>
      </Wide>
    </FormSection>
  );
}

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  padding-block-start: ${space(2)};
  color: ${color('textMuted')};

  &:empty {
    display: none;
  }
`;

const Unsure = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius('medium')};
  background: ${color('warningTint')};
  color: ${color('warning')};
  font-size: ${textSize('caption')};
  line-height: 22px;
`;
