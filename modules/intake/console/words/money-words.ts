import { listOf } from './word-table';

/** Words between the word for an amount and the amount. */
export const fillers = listOf(
  '金额|货款|车款|款|一共|总共|共|就|按|各|大概|约|帮我|给我|替我|每台|每辆|是|为|改成|价|个|吧|的|买|还差|差|也是|for|it|value|:|：|=|]|)| |,',
);
