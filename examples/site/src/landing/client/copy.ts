/** Buttons that copy the code beside them, also where the clipboard asks for a permission that the visitor does not give. */

const SHOWN = 2500;

function select(code: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(code);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** @returns whether the old way of copying, which needs no permission, works */
function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** @returns the word that tells the visitor what happened */
async function copy(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    // Not a secure context, or no permission: the code stays selected for the visitor's own keys.
    select(code);
    return copySelection() ? 'Copied' : 'Selected: press Ctrl+C or ⌘C to copy';
  }
}

/** Announces to screen readers; an empty text first, so that the same word is read again. */
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
      }, SHOWN);
    });
  }
}
