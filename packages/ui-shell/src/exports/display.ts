export { Badge, type BadgeProps } from '../data/display/badge';
export { Popover, type PopoverProps } from '../data/display/popover';
export { Tooltip, type TooltipProps } from '../data/display/tooltip';
export { Result, type ResultProps } from '../feedback/result';
export { PageHeader, type PageHeaderProps } from '../shell/content/page-header';
