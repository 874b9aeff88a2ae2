'use client';

export { ChartCard, type ChartCardProps } from '../data/chart/chart-card';
export { ChartLegend, type ChartSeries, LineChart, type LineChartProps } from '../data/chart/line-chart';
export { niceMaximum } from '../data/chart/nice-maximum';
export { StatCard, type StatCardProps, StatRow } from '../data/chart/stat-card';
export { Badge, type BadgeProps } from '../data/display/badge';
export { IconsPage } from '../data/display/icons-page';
export { type PageTab, PageTabs, type PageTabsProps } from '../data/display/page-tabs';
export { Popover, type PopoverProps } from '../data/display/popover';
export { Tooltip, type TooltipProps } from '../data/display/tooltip';
export { Result, type ResultProps } from '../feedback/result';
export { PageHeader, type PageHeaderProps } from '../shell/content/page-header';
