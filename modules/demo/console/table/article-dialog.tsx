import { kitMessages } from '@waybill/kit/console';
import { Select, Switch, TextField, useText } from '@waybill/ui-shell';
import { NumberField, TextArea } from '@waybill/ui-shell/controls';
import { FormDialog } from '@waybill/ui-shell/forms';
import { type Article, articleStatuses, maxDescription } from '../../contract/articles';
import { tableMessages } from '../messages';
import { articleIssues, articleSchema, normaliseArticle, toArticleFields } from './article-schema';
import { useArticleEdit } from './use-article-calls';

export interface ArticleDialogProps {
  /** The article to edit, or undefined to add one. */
  article: Article | undefined;
  onClose: () => void;
}

/** Adds an article or changes one. */
export function ArticleDialog({ article, onClose }: ArticleDialogProps) {
  const t = useText();
  const { save } = useArticleEdit(article, toArticleFields);
  return (
    <FormDialog
      title={article ? tableMessages.editTitle : tableMessages.addTitle}
      width={560}
      schema={articleSchema}
      values={toArticleFields(article)}
      normalise={normaliseArticle}
      messages={articleIssues}
      draft={{ name: 'article', about: article }}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField {...form.field('title', tableMessages.title)} />
          <TextField {...form.field('author', tableMessages.author)} />
          <Select
            {...form.choice('status', kitMessages.status)}
            options={articleStatuses.map((status) => ({ value: status, label: t(tableMessages[status]) }))}
          />
          <NumberField {...form.choice('pageViews', tableMessages.pageViews)} min={0} />
          <Switch {...form.toggle('recommended', tableMessages.recommended)} />
          <TextArea {...form.field('description', tableMessages.description)} limit={maxDescription} />
        </>
      )}
    </FormDialog>
  );
}
