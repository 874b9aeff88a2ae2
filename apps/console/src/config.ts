import { defineConfig } from '@waybill/ui-shell/console';

/** What this console changes of the shipped defaults; every setting is documented in `ConsoleConfig`. */
export const config = defineConfig({
  title: { id: 'app.title', message: '运单台' },
  subTitle: { id: 'app.subTitle', message: '电动车、摩托车、三轮车专业托运' },
  defaultUsername: { id: 'app.defaultUsername', message: '托运代理' },
  menu: { defaultOpened: ['/vab', '/vab/table'] },
});
