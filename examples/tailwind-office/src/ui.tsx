import type { ComponentProps } from 'react';

const buttons = {
  default: 'bg-primary text-primary-foreground hover:bg-primary/90',
  destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/90',
  outline: 'border border-input bg-background text-foreground hover:bg-accent hover:text-accent-foreground',
  secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
};

/** A button in the manner of shadcn: its look is utilities alone. */
export function Button({
  variant = 'default',
  className = '',
  ...props
}: ComponentProps<'button'> & { variant?: keyof typeof buttons }) {
  const shape = 'inline-flex h-9 items-center justify-center gap-2 rounded-md px-4 py-2 text-sm font-medium';
  const ring = 'outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2';
  return <button type="button" className={`${shape} ${ring} ${buttons[variant]} ${className}`} {...props} />;
}

const badges = {
  default: 'bg-primary text-primary-foreground',
  secondary: 'bg-secondary text-secondary-foreground',
  destructive: 'bg-destructive text-destructive-foreground',
};

export type BadgeVariant = keyof typeof badges;

export function Badge({ variant = 'default', ...props }: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return <span className={`rounded-md px-2 py-0.5 text-xs font-medium ${badges[variant]}`} {...props} />;
}

export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={`flex flex-col gap-4 rounded-xl border border-border bg-card p-6 text-card-foreground shadow-sm ${className}`}
      {...props}
    />
  );
}

export function CardTitle(props: ComponentProps<'h2'>) {
  return <h2 className="text-lg font-semibold leading-none" {...props} />;
}

export function Input(props: ComponentProps<'input'>) {
  return (
    <input
      className="h-9 rounded-md border border-input bg-background px-3 text-sm text-foreground outline-none placeholder:text-muted-foreground focus-visible:ring-2 focus-visible:ring-ring"
      {...props}
    />
  );
}
