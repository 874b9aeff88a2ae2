'use client';

export { DescriptionList, type DescriptionListProps } from '../display/description-list';
export { SkeletonText, type SkeletonTextProps } from '../display/skeleton-text';
export { type Step, Steps, type StepsProps } from '../display/steps';
export { Tag, type TagProps, type TagTone } from '../display/tag';
export { Alert, type AlertProps, type AlertTone } from '../feedback/alert';
export { Drawer, type DrawerProps } from '../feedback/drawer';
export { Checkbox, type CheckboxProps } from '../form/checkbox';
export { CheckboxGroup, type CheckboxGroupProps, type ChoiceOption } from '../form/checkbox-group';
export type { ControlProps } from '../form/control-props';
export { MoneyField, type MoneyFieldProps } from '../form/money-field';
export { NumberField, type NumberFieldProps } from '../form/number-field';
export { RadioGroup, type RadioGroupProps } from '../form/radio-group';
export { TextArea, type TextAreaProps } from '../form/text-area';
