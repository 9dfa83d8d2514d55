/** Button with a menu. */
import { queryAll, useEvent } from '@enliven/core';
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface MenuItem {
  key: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
}

interface MenuProps {
  /** Part of the class names: `captions` or `chapters`. */
  name: string;
  /** Additional classes of the container. */
  className?: string;
  label: string;
  /** Id of the player. */
  controls: string;
  items: readonly MenuItem[];
  disabled: boolean;
  /** Action of the button instead of opening a menu. */
  onToggle?: (() => void) | undefined;
  onChoose(key: string): void;
}

export function Menu(props: MenuProps): ReactNode {
  const { name, className = '', label, items, disabled, controls, onToggle, onChoose } = props;
  const [open, setOpen] = useState<false | 'hover' | 'keys'>(false);
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const prefix = `mejs-${name}`;
  usePlaced(button.current, menu, open !== false);

  const options = () => queryAll<HTMLElement>(menu, '[role=menuitemradio]');
  const close = (back: boolean) => {
    setOpen(false);
    if (back) button.current?.focus();
  };
  useEffect(() => {
    if (open !== 'keys') return;
    const all = queryAll<HTMLElement>(menu, '[role=menuitemradio]');
    (all.find((item) => item.ariaChecked === 'true') ?? all[0])?.focus();
  }, [open, menu]);
  // Closes on a press elsewhere, since touch screens dispatch no leave event.
  useEvent(open ? controlsOwner(button.current) : null, 'pointerdown', ({ target }) => {
    if (!button.current?.parentElement?.contains(target as Node)) setOpen(false);
  });

  function choose(item: MenuItem): void {
    if (item.disabled) return;
    onChoose(item.key);
    close(open === 'keys');
  }
  function onKeyDown(event: KeyboardEvent): void {
    const inside = options();
    const at = inside.indexOf(event.target as HTMLElement);
    const next = at < 0 ? undefined : nextItem(at, event.key, inside.length);
    if (event.key === 'Escape' && open) close(true);
    else if (at < 0 && /^Arrow(Up|Down)$/.test(event.key) && !onToggle) setOpen('keys');
    else if (at >= 0 && /^(Enter| )$/.test(event.key)) (event.target as HTMLElement).click();
    else if (next !== undefined) inside[next]?.focus();
    else {
      // The focus moves to the next tab stop.
      if (at >= 0 && event.key === 'Tab') setOpen(false);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button and the menu inside.
    <div
      className={`mejs-button ${prefix}-button${className}`}
      onMouseEnter={() => disabled || onToggle || open || setOpen('hover')}
      onMouseLeave={() => open === 'hover' && setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-controls={controls}
        title={label}
        aria-label={label}
        aria-disabled={disabled || undefined}
        {...(onToggle
          ? { 'aria-pressed': items.some(({ key, checked }) => checked && key !== 'none') }
          : { 'aria-haspopup': 'menu', 'aria-expanded': open !== false })}
        onClick={() => {
          if (disabled) return;
          if (onToggle) onToggle();
          else setOpen(open === 'keys' ? false : 'keys');
        }}
      />
      <div className={`${prefix}-selector${open ? '' : ' mejs-offscreen'}`} ref={setMenu} hidden={!open}>
        {open && (
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list, as themes style it.
          <ul className={`${prefix}-selector-list`} role="menu" aria-label={label}>
            {items.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the menu's.
              <li
                key={item.key}
                className={`${prefix}-selector-list-item`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list, as themes style it.
                role="menuitemradio"
                aria-checked={item.checked}
                aria-disabled={item.disabled || undefined}
                tabIndex={-1}
                onClick={() => choose(item)}
              >
                <span className={`${prefix}-selector-label${item.checked ? ` ${prefix}-selected` : ''}`}>
                  {item.label}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const controlsOwner = (element: Element | null): Document | null => element?.ownerDocument ?? null;

/** Returns the item to focus; undefined if the menu does not handle the key. */
function nextItem(at: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Positions an open menu beside its button and inside the window. */
function usePlaced(button: HTMLElement | null, menu: HTMLElement | null, open: boolean): void {
  useLayoutEffect(() => {
    if (!open || !button || !menu) return;
    return autoUpdate(button, menu, async () => {
      const middleware = [offset(4), flip(), shift({ padding: 4 })];
      const { x, y } = await computePosition(button, menu, { placement: 'top', middleware });
      Object.assign(menu.style, { left: `${x}px`, top: `${y}px`, right: 'auto', bottom: 'auto' });
    });
  }, [button, menu, open]);
}
