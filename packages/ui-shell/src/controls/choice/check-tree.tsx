import { Check, ChevronRight, Minus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { orTouch } from '../../theme/density';
import { centred, color, disabledLook, flexRow, motion, radius, space, square, textSize } from '../../theme/tokens';
import type { ControlProps } from '../basic/control-props';
import { FieldGroup } from '../basic/field-group';
import { checkedState, leavesOf, type TreeNode, type TreeRow, toggleNode, visibleRows } from './tree-state';

/** @public */
export interface CheckTreeProps extends Omit<ControlProps, 'reserveError'> {
  nodes: readonly TreeNode[];
  /** The chosen leaves. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  /** Initially open nodes. Default: the first level. */
  defaultOpen?: readonly string[];
  /** The row in the tab order. */
  ref?: Ref<HTMLDivElement>;
}

/** A tree with checkable leaves; a node checks all its leaves. Arrow keys move, open and close, Space checks. @public */
export function CheckTree({
  id,
  nodes,
  value,
  onValueChange,
  defaultOpen,
  disabled,
  readOnly,
  busy,
  onBlur,
  error,
  ref,
  'aria-required': required,
  ...group
}: CheckTreeProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen ?? nodes.map((node) => node.value)));
  const [active, setActive] = useState<string | null>(null);
  const rows = visibleRows(nodes, open);
  const reached = rows.find(({ node }) => node.value === active) ?? rows[0];
  const chosen = new Set(value);
  const fixed = disabled || readOnly || busy;

  const rowId = (node: TreeNode) => `${fieldId}-${node.value}`;
  const go = (row: TreeRow | undefined) => {
    if (!row) return;
    setActive(row.node.value);
    document.getElementById(rowId(row.node))?.focus();
  };
  const turn = (node: TreeNode, opened: boolean) => {
    const next = new Set(open);
    if (opened) next.add(node.value);
    else next.delete(node.value);
    setOpen(next);
  };
  const toggle = (node: TreeNode) => {
    if (!fixed && leavesOf(node).length > 0) onValueChange(toggleNode(nodes, node, chosen));
  };
  const handleKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    const place = rows.indexOf(row);
    const { node, parent } = row;
    const isOpen = open.has(node.value);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const inwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const outwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const move = () => {
      switch (event.key) {
        case 'ArrowDown':
          return go(rows[place + 1]);
        case 'ArrowUp':
          return go(rows[place - 1]);
        case 'Home':
          return go(rows[0]);
        case 'End':
          return go(rows.at(-1));
        case ' ':
          return toggle(node);
        case inwards:
          return node.children && !isOpen ? turn(node, true) : node.children && go(rows[place + 1]);
        case outwards:
          return node.children && isOpen ? turn(node, false) : go(rows.find((each) => each.node.value === parent));
      }
    };
    if (!handled.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <FieldGroup {...group} id={fieldId} required={required} error={error}>
      <Tree
        role="tree"
        aria-multiselectable
        aria-labelledby={`${fieldId}-label`}
        aria-required={required}
        // ARIA has no read-only state for trees.
        aria-disabled={readOnly || undefined}
        aria-busy={busy || undefined}
        data-invalid={error ? '' : undefined}
      >
        {rows.map((row) => {
          const { node, level } = row;
          const state = checkedState(node, chosen);
          const isFixed = disabled || node.disabled;
          return (
            <Row
              key={node.value}
              ref={row === reached ? ref : undefined}
              id={rowId(node)}
              role="treeitem"
              tabIndex={row === reached && !disabled ? 0 : -1}
              aria-level={level}
              aria-expanded={node.children && open.has(node.value)}
              aria-checked={state}
              aria-disabled={isFixed || undefined}
              data-level={level}
              style={{ '--level': level - 1 } as CSSProperties}
              onFocus={() => setActive(node.value)}
              onBlur={onBlur}
              onKeyDown={(event) => handleKeyDown(event, row)}
              onClick={() => toggle(node)}
            >
              <Turn
                aria-hidden
                data-state={node.children ? (open.has(node.value) ? 'open' : 'closed') : 'leaf'}
                onClick={(event) => {
                  event.stopPropagation();
                  if (node.children) turn(node, !open.has(node.value));
                }}
              >
                <ChevronRight size={14} />
              </Turn>
              <Mark aria-hidden data-state={state}>
                {state === 'true' && <Check size={12} />}
                {state === 'mixed' && <Minus size={12} />}
              </Mark>
              <span>{node.label}</span>
            </Row>
          );
        })}
      </Tree>
    </FieldGroup>
  );
}

const handled = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', ' ']);

const Tree = styled.div`
  max-height: 360px;
  padding: ${space(1)};
  overflow: auto;
  border: 1px solid ${color('border')};
  border-radius: ${radius('medium')};

  &[data-invalid] {
    border-color: ${color('danger')};
  }
`;

const Row = styled.div`
  ${flexRow(2)}
  min-height: ${orTouch('32px', 'choice')};
  padding-inline: calc(var(--level) * 20px) ${space(2)};
  border-radius: ${radius('medium')};
  color: ${color('text')};
  font-size: ${textSize('body')};
  cursor: pointer;

  &:hover {
    background: ${color('surfaceHover')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    ${disabledLook()}
  }
`;

const Turn = styled.span`
  ${centred}
  flex: none;
  ${square(orTouch('24px'))}
  color: ${color('textMuted')};

  svg {
    transition: transform ${motion('fast')};
  }

  &[data-state='open'] svg {
    transform: rotate(90deg);
  }

  &[data-state='closed']:dir(rtl) svg {
    transform: scaleX(-1);
  }

  &[data-state='leaf'] svg {
    visibility: hidden;
  }
`;

const Mark = styled.span`
  ${centred}
  flex: none;
  ${square('16px')}
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('small')};
  background: ${color('surface')};
  color: ${color('onPrimary')};

  &[data-state='true'],
  &[data-state='mixed'] {
    border-color: ${color('primaryFill')};
    background: ${color('primaryFill')};
  }
`;
