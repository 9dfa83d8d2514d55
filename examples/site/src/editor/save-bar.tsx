/** Bar that saves the page, shows the result, and lets the user resolve conflicts with another editor. */
import { builderCookies } from '@enliven/builder/editor';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { type Saved, saveLayout, type Target } from './save';
import type { Action, EditorState } from './state';

interface SaveBarProps {
  target: Target;
  saved: EditorState['saved'];
  /** Layout as JSON. */
  text: string;
  dispatch(action: Action): void;
}

/** Post id of the edited page in the cookies that announce open editors to other windows. */
const POST = 12;
/** Milliseconds between renewals of the cookie, which expires after five minutes. */
const REPEAT = 120_000;

/** Announces to other windows that the page is edited here. @returns whether another window edits the page */
function useOtherWindow(): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const cookies = builderCookies(window, POST);
    const own = `${Date.now()}`;
    setElsewhere(cookies.get('editing', 'fb') !== undefined);
    const announce = () => cookies.set('editing', 'fb', own);
    const leave = () => {
      // Another window may have replaced the cookie.
      if (cookies.get('editing', 'fb') === own) cookies.remove('editing', 'fb');
    };
    announce();
    const timer = setInterval(announce, REPEAT);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return isElsewhere;
}

/** Asks for confirmation before the user leaves a page with unsaved changes. */
function useWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

export function SaveBar({ target, saved, text, dispatch }: SaveBarProps): ReactElement {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Exclude<Saved, { is: 'saved' }>>();
  const isElsewhere = useOtherWindow();
  const isDirty = text !== saved.text;
  const isBusy = useRef(false);
  useWarning(isDirty);

  const { address, nonce } = target;
  const save = useCallback(
    async (version: number): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSaving(true);
      setProblem(undefined);
      const result = await saveLayout({ address, nonce }, version, text);
      isBusy.current = false;
      setSaving(false);
      if (result.is === 'saved') dispatch({ do: 'noteSaved', version: result.version, text });
      else setProblem(result);
    },
    [address, nonce, text, dispatch],
  );

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void save(saved.version);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save, saved.version]);

  const stale = problem?.is === 'stale' ? problem : undefined;
  const status = isDirty ? 'There are changes that are not saved.' : 'Everything is saved.';
  return (
    <div className="save-bar">
      <button
        type="button"
        className="primary"
        aria-disabled={isSaving || !isDirty}
        aria-keyshortcuts="Control+S"
        title="Save (Control+S)"
        onClick={() => {
          if (isDirty) void save(saved.version);
        }}
      >
        Save
      </button>
      <p role="status" className={problem ? 'problem' : 'hint'}>
        {isSaving ? 'Saving …' : (problem?.message ?? status)}
      </p>
      {stale && (
        <div className="choices">
          <button type="button" onClick={() => void save(stale.version)}>
            Save mine over it
          </button>
          <button
            type="button"
            onClick={() => {
              setProblem(undefined);
              dispatch({ do: 'takeOver', version: stale.version, layout: stale.layout });
            }}
          >
            Show the other
          </button>
        </div>
      )}
      {isElsewhere && <p className="hint">This page is being edited in another window, too.</p>}
    </div>
  );
}
