/** Buttons that copy the code next to them, even if the visitor denies permission for the clipboard. */

const MESSAGE_TIME = 2500;

function select(code: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(code);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Copies the selection with the legacy API, which needs no permission. @returns whether it worked */
function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Copies code. @returns message for the visitor */
async function copy(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    // Without a secure context or permission, the code stays selected so that the visitor can copy it.
    select(code);
    return copySelection() ? 'Copied' : 'Selected: press Ctrl+C or ⌘C to copy';
  }
}

/** Creates a function that announces text to screen readers. It empties the region first, so that repeated text is read again. */
function announcer(): (words: string) => void {
  const region = document.body.appendChild(document.createElement('p'));
  region.className = 'screen-reader-text';
  region.setAttribute('role', 'status');
  return (words) => {
    region.textContent = '';
    requestAnimationFrame(() => {
      region.textContent = words;
    });
  };
}

export function wireCopyButtons(): void {
  const announce = announcer();
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const code = button.parentElement?.querySelector('code');
    const label = button.firstElementChild;
    if (!code || !label) continue;
    const before = label.textContent;
    let timer = 0;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const words = await copy(code);
      label.textContent = words;
      announce(words);
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        label.textContent = before;
      }, MESSAGE_TIME);
    });
  }
}
