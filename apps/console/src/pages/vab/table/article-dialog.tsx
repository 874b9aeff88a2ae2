import { Button, Dialog, Select, Switch, space, TextField, useText } from '@waybill/ui-shell';
import { Form, useForm } from '@waybill/ui-shell/forms';
import styled from 'styled-components';
import { kitMessages } from '../../kit/messages';
import { tableMessages } from '../messages';
import { type Article, articleStatuses } from './article';
import { type ArticleFields, articleIssues, articleSchema, normaliseArticle, toArticleFields } from './article-schema';
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
  const form = useForm({
    schema: articleSchema,
    values: toArticleFields(article),
    normalise: normaliseArticle,
    messages: articleIssues,
    draft: { name: 'article', about: article },
    onSubmit: async ({ pageViews, ...fields }) => {
      const change = { ...(article ? { id: article.id } : {}), ...fields, pageViews: Number(pageViews) };
      const refusal = await save(change, { over: article, toFields: toArticleFields });
      if (refusal) return refusal;
      onClose();
    },
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
          <Button type="submit" form={form.id} tone="primary" busy={form.busy}>
            {t(kitMessages.save)}
          </Button>
        </>
      }
    >
      <Fields form={form}>
        <TextField {...form.field('title', tableMessages.title)} />
        <TextField {...form.field('author', tableMessages.author)} />
        <Select
          {...form.field('status', kitMessages.status)}
          options={articleStatuses.map((status) => ({ value: status, label: t(tableMessages[status]) }))}
        />
        <TextField {...form.field('pageViews', tableMessages.pageViews)} inputMode="numeric" />
        <Switch {...form.toggle('recommended', tableMessages.recommended)} />
        <TextField {...form.field('description', tableMessages.description)} />
      </Fields>
    </Dialog>
  );
}

const Fields = styled(Form<ArticleFields>)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(3)};
`;
