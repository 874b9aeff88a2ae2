import {
  noteOpened,
  useFullScreen,
  useLogin,
  useNotices,
  useOtherTools,
  useRegister,
  useSearch,
  useThemeDrawer,
} from './support/every-tool';
import { hands } from './support/hands';
import { journey } from './support/journey';

journey(
  'with the keyboard alone: every panel of login, every tool of the header, and out again',
  async ({ page, control }) => {
    journey.setTimeout(120_000);
    const hand = hands.keyboard(page);
    const opened = await noteOpened(page);
    await page.goto('/#/order/orderList');
    await useLogin(page, hand, control);
    await useSearch(page, hand, opened);
    await useNotices(page, hand);
    await useFullScreen(page, hand);
    await useThemeDrawer(page, hand);
    await useOtherTools(page, hand);
    await useRegister(page, hand, control);
  },
);
