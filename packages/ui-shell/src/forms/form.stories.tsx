import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../form/button';
import { Segmented } from '../form/segmented';
import { Switch } from '../form/switch';
import { TextField } from '../form/text-field';
import { across } from './across';
import { Form } from './form';
import { FormDialog } from './form-dialog';
import type { StandardIssue, StandardSchema } from './standard-schema';
import { useForm } from './use-form';

const meta: Meta = { title: 'Forms/Form', component: Form, subcomponents: { FormDialog } };
export default meta;

interface Pickup {
  size: 'small' | 'large' | '';
  name: string;
  phone: string;
  insured: boolean;
  value: string;
}

const schema = across<Pickup>(
  {
    '~standard': {
      version: 1,
      vendor: 'story',
      validate(value) {
        const { size, name, phone } = value as Pickup;
        const issues: StandardIssue[] = [];
        if (!size) issues.push({ message: '', code: 'oneOf', path: ['size'] });
        if (!name) issues.push({ message: '', code: 'required', path: ['name'] });
        if (!/^1\d{10}$/.test(phone)) issues.push({ message: '手机号为 11 位数字', path: ['phone'] });
        return issues.length > 0 ? { issues } : { value: value as Pickup };
      },
    },
  } satisfies StandardSchema<Pickup>,
  ({ insured, value }) => (insured && !value ? [{ message: '保价时请填写价值', path: ['value'] }] : []),
);

function PickupForm() {
  const form = useForm({
    schema,
    values: { size: '', name: '', phone: '', insured: false, value: '' } as Pickup,
    normalise: { phone: (typed) => typed.replace(/\s/g, '') },
    onSubmit: async ({ name }) =>
      name === '停用'
        ? { message: '', fields: { name: '这个联系人已停用' } }
        : { message: '今天的取货已经排满，请改到明天。', fields: {} },
  });
  return (
    <Form
      form={form}
      refusedTitle="没有提交成功"
      aria-label="预约取货"
      style={{ display: 'grid', gap: 16, maxWidth: 420, padding: 24 }}
    >
      <Segmented
        {...form.choice('size', '大小')}
        labelHidden={false}
        options={[
          { value: 'small', label: '小件' },
          { value: 'large', label: '大件' },
        ]}
      />
      <TextField {...form.field('name', '联系人')} />
      <TextField {...form.field('phone', '手机号')} inputMode="tel" />
      <Switch {...form.toggle('insured', '保价')} />
      <TextField {...form.field('value', '价值')} prefix="¥" />
      <Button type="submit" tone="primary" busy={form.busy}>
        提交
      </Button>
    </Form>
  );
}

/** Everything that is wrong is said at once, and the first of it takes the focus; a rule over two fields follows both. */
export const JudgedBySchema: StoryObj = {
  render: () => <PickupForm />,
  play: async () => {
    await userEvent.click(screen.getByRole('switch', { name: '保价' }));
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await expect(screen.getByRole('radio', { name: '小件' })).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: '联系人' })).toHaveAccessibleDescription('请填写联系人');
    await expect(screen.getByRole('textbox', { name: '价值' })).toHaveAccessibleDescription('保价时请填写价值');
  },
};

/** What a server says against a field stands there; what it says against the whole stands above the form. */
export const RefusedByServer: StoryObj = {
  render: () => <PickupForm />,
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: '小件' }));
    await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '138 1234 5678');
    await userEvent.type(screen.getByRole('textbox', { name: '联系人' }), '停用{Enter}');
    await expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13812345678');
    const name = screen.getByRole('textbox', { name: '联系人' });
    await expect(await screen.findByText('这个联系人已停用')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(name, '李四{Control>}{Enter}{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('今天的取货已经排满，请改到明天。');
  },
};
