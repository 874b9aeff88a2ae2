import { defineMessages, ToolButton, useText } from '@waybill/ui-shell';
import { defineModule, useConfirm, useConsoleSession, useServerWrite, useToasts } from '@waybill/ui-shell/console';
import { RotateCcw } from 'lucide-react';

const demoMessages = defineMessages('demoData', {
  reset: { zh: '重置演示数据', en: 'Reset demo data' },
  question: { zh: '重置演示数据？', en: 'Reset the demo data?' },
  consequence: {
    zh: '您在此浏览器中所做的全部修改将丢失，并需要重新登录。',
    en: 'All changes that were made in this browser are lost, and you sign in again.',
  },
  done: { zh: '演示数据已重置', en: 'Demo data reset' },
});

/** A button in the header of the demo, whose server in the browser starts again with its first rows. */
function DemoReset() {
  const t = useText();
  const confirm = useConfirm();
  const session = useConsoleSession();
  const toasts = useToasts();
  const reset = useServerWrite({ method: 'POST', url: '/demo/reset' });
  const handleClick = async () => {
    const agreed = await confirm.ask({
      title: demoMessages.question,
      description: demoMessages.consequence,
      confirm: demoMessages.reset,
      tone: 'danger',
    });
    if (!agreed || !(await reset()).done) return;
    await session.signOut();
    toasts.success(demoMessages.done);
  };
  return <ToolButton label={t(demoMessages.reset)} icon={RotateCcw} onClick={() => void handleClick()} />;
}

export const demoReset = defineModule({ name: 'demoData', header: DemoReset });
