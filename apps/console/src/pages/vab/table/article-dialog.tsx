import { Button, Dialog, Select, Switch, space, TextField, useText, useUnsaved } from '@waybill/ui-shell';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { landRefusal } from '../../kit/land-refusal';
import { kitMessages } from '../../kit/messages';
import { Refused } from '../../kit/refused';
import { tableMessages } from '../messages';
import { type Article, type ArticleChange, articleStatuses } from './article';
import { articleRules } from './article-rules';
import { useArticleCalls } from './use-article-calls';

export interface ArticleDialogProps {
  /** The article to edit; none to add one. */
  article: Article | undefined;
  onClose: () => void;
}

/** Adds an article or changes one. */
export function ArticleDialog({ article, onClose }: ArticleDialogProps) {
  const t = useText();
  const { save } = useArticleCalls();
  const formId = useId();
  const form = useForm<ArticleChange>({ mode: 'onTouched', defaultValues: toFields(article) });
  const [refused, setRefused] = useState<string | null>(null);
  const { errors, isDirty, isSubmitting } = form.formState;
  const complain = (name: keyof typeof articleRules, value: string) => {
    const complaint = articleRules[name](value);
    return complaint ? t(complaint) : true;
  };
  const submit = form.handleSubmit(async (fields) => {
    const written = await save({ ...(article ? { id: article.id } : {}), ...fields });
    if (written.done) onClose();
    else setRefused(landRefusal(form, written.refusal));
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title={t(article ? tableMessages.editTitle : tableMessages.addTitle)}
      footer={
        <>
          <Button onClick={onClose}>{t(kitMessages.cancel)}</Button>
          <Button type="submit" form={formId} tone="primary" busy={isSubmitting}>
            {t(kitMessages.save)}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <UnsavedMark unsaved={isDirty} />
        <Refused>{refused}</Refused>
        <TextField
          {...form.register('title', { validate: (value) => complain('title', value) })}
          label={t(tableMessages.title)}
          error={errors.title?.message}
        />
        <TextField
          {...form.register('author', { validate: (value) => complain('author', value) })}
          label={t(tableMessages.author)}
          error={errors.author?.message}
        />
        <Select
          {...form.register('status')}
          label={t(kitMessages.status)}
          options={articleStatuses.map((status) => ({ value: status, label: t(tableMessages[status]) }))}
        />
        <TextField
          {...form.register('pageViews', {
            setValueAs: Number,
            validate: (value) => (Number.isSafeInteger(value) && value >= 0) || t(tableMessages.viewsWrong),
          })}
          label={t(tableMessages.pageViews)}
          error={errors.pageViews?.message}
          inputMode="numeric"
        />
        <Controller
          control={form.control}
          name="recommended"
          render={({ field: { value, onChange } }) => (
            <Switch label={t(tableMessages.recommended)} checked={value} onCheckedChange={onChange} />
          )}
        />
        <TextField
          {...form.register('description', { validate: (value) => complain('description', value) })}
          label={t(tableMessages.description)}
          error={errors.description?.message}
        />
      </Form>
    </Dialog>
  );
}

/** Stands inside the dialog, which asks before it closes. */
function UnsavedMark({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved);
  return null;
}

const toFields = (article: Article | undefined): ArticleChange => ({
  title: article?.title ?? '',
  author: article?.author ?? '',
  status: article?.status ?? 'draft',
  pageViews: article?.pageViews ?? 0,
  recommended: article?.recommended ?? false,
  description: article?.description ?? '',
});

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(3)};
`;
