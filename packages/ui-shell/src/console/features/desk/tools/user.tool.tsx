import { tool } from '../../../../shell/tools/tool';
import { UserMenu } from './user-menu';

export const userTool = tool({ id: 'user', title: { zh: '用户菜单', en: 'User menu' }, button: UserMenu });
